/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'f252c47cb640bced8029da7ff70d4ea3c7af3fea0c372f40a7865f678b29fb5a'
