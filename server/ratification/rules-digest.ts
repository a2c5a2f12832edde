/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '776a4ce033d58f186570b4f4bd288e43950a1d0f3bfe18c15784349b2a4954e1'
