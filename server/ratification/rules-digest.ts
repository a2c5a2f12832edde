/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '23cb929d64a847c7e7c504e65a8ca2b702a56435e577c2d12c988bec8bfb7a17'
