/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '03a575415ea122e0c255da76025411d0b5dc9fc5963e0b56c91a2c355aaf0a50'
