/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '3e0a75f02cf3c088a11cf459f9b58e0aafc027544b756da3135333b99184720d'
