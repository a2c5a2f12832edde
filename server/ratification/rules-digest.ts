/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '49633289fe993946660642c1a718e017ecb25cf909841388071f54f98f48b1a0'
