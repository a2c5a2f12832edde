/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'f4089b5f1f7154f13204703b512c851a1e1c34eb0a7ac242f16945b3937d1faf'
