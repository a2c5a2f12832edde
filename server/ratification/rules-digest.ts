/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '6b54e341e0ae4f504e94decff6d8c4300066d6104d002f924a2c45a0dbb8ffa1'
