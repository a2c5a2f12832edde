/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '935ed75dd79fcfe5f9355c87421bc378ab7585f83480e03a8fadf42f1d67530b'
