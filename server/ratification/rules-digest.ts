/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'cc4dd5318350671c210899d0b16139d56abc7483cd21ce6b7b263884077b6005'
