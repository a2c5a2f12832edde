/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '814a7c1751ab8b974bc5829ef8b9e343ce39a1c7faee524d5935424bcf9a5e9a'
