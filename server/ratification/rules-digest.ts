/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '03e597ee46d8cbd53833efcf68be165826dd20f9d91bc827e72b95d21bca5fb7'
