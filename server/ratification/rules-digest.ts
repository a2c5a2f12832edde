/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'a78b183b65945829caad385713de95bf785202ed71db7d128b45b67261b2cda6'
