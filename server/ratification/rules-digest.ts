/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '824f98df8e69730e7e15d3fdfebaf9f18bed1e5dfaed85de8145f8f6858dbe71'
