/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '664bd8975ce8d32d0930961a69ec734f3b04450fc8152feb0772bb543cf53fb9'
