/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'a544581b0179df3b9d2a7bf570cffba07d322ebbefe80f7a4aeb85a0658abe44'
