/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '70bfb1b7b04bb45ddc8a5ee799cb4f5f30e88d2aa4c4888510c4af29ce2c551d'
