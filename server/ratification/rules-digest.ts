/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '40966e0fdcbaf53b6b4f59cb7a71ad814169f8e23ffd619e09de6f9594c740c3'
