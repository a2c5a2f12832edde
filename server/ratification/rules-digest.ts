/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'c78595a66b6fd952b61ef6b95797f120750be780e0e10bbf8e9761101c72b66b'
