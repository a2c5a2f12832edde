/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'd5ad6278b1c0dc806e535c34425e4b8b7db6a47a0ae1517abc6ddb0bdd3521f9'
