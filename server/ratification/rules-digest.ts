/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '6992c3767cacb4087f4a5737c0d47b5a3f027c84d65a983fa9c3903b95a1e57a'
