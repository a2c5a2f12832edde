/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '45afbd93d0441628810f4ce1cd5d8c070bb2a7c6ff55edfa161491b00aa91b52'
