/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '6cb2e9242cd954349e1f98746b11461b6dabbef9eba59d83bd896c282b280ab0'
