/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '3d398b74f7b537c26b942e5babba6f3fab292bca998914c05196e925e400b299'
