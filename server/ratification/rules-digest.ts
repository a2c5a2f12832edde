/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '858dbf9dea66eff1311232fcb2aaff7d179ca1e8d4da2c0e93240138bbebcaa1'
