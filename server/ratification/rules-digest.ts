/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '3b3223e40a15ca5af6e4eb0c9c8f68c562e822d18954d3b942fb3fa42a65e1f1'
