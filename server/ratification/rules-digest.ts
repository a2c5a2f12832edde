/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '74b4f04eb7a054898c4dcc6411819fa343f6ee70ba3cf06fd49c9c6890b40b78'
