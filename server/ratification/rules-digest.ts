/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'ef06edd7d930e722a76905a1bc4b19cad4fdae12f993627cbb9f729d7f0f459e'
