/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '54cb42e08e897c3f04569c6f0ec474b86678ef88afaedae436f1dd388562a5f7'
