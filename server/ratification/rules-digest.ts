/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'a3c6d1cc056407ee4df34ab6a0f92397c3f3ca2ff678d9a760fc276ba6c6a688'
