/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'e78bf9c2a8655e2785fb988ddfd8fed33f008faff480d734607016184df51163'
