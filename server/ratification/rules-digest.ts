/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'dc4c52eac891f3a193be60eabd54a3b00a31b7f1b30db4e812d0a777339b59ee'
