/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '051098267b2d2f245cb2722db4b37d5fd40489a5554d86a311a0406de395f60e'
