/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '963de1d08bb2cc066a0951739ca8e50086db8268e0e102191b2769353308b03f'
