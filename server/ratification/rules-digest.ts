/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '4a7a7469302ae855bb7cff5af374012916f48a6efdf65a19364b9e1f8c3666c6'
