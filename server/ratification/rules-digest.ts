/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '67d24ce3a6ea0b939836578cbc610ced321c100baa764c0cdee7534785a1fab6'
