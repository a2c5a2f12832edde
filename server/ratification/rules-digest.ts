/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'ea8c1e1607130cab36b7554d6c250ff33db4e215e308e28f62153540e045e97a'
