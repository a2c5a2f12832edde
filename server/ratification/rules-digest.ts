/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '24512af0a0c119101792063e4c3ddb3daad5378403c97d209a13f3a6b8fca11d'
