/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'db9435ccdf65f5b88d8850969727395176fb1c18fb7d2f4919779a103a77ed7d'
