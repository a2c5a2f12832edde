/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'cfc4bf506c112eee84b4a306fccf8f1bf97c178b44fc0cc2facbd6949957a44d'
