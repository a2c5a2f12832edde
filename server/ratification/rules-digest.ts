/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '90fb93b12a5ab661fa8a54f55519a8dbbc1561accdf1b3974004ccf5d4eece24'
