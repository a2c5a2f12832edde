/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '512b5e49b60ad18856c182f4d63108dcde4b7d807e6d1896f5fdb28538606435'
