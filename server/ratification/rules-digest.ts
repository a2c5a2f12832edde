/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'f28a550afb91cf0c637f9bf40cb4788a3a5a3e55f73499577847828b11e0fbd0'
