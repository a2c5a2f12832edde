/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '320385198f9714913a55511a911288832d1d3241f0d986c710c09373cf45d32e'
