/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '7a6cb4d93c9f8f9bc8fcb923c4cf297ed7c5aab2796d6706bf2ba6d52d8a42ea'
