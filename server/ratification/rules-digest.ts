/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '87b4d4eeb9189ad5a5c2ae779e9ffeb1d65483b4e9c15594ca8bf63407e92131'
