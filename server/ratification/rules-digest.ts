/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'e4d7c155ffba9b0b3941ef1e5f190ae9b9d55f353c5930aca19c892e227efa0a'
