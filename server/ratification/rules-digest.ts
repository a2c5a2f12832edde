/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '98d7ee8cbbf4e371276427c8b450e88b15bfbb9f2c827dee2c64e8f63a9157a8'
