/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '29dfe72ef2877df584112601465e00da72892db5ad7fcbc9a76c9235a3f0a4a2'
