/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '2ac52ba6acc0ba3262c1dcb1c96b284eb5a7f5f00be76ff2b9dc0090e51c7f4b'
