/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '8932da60197cdfd97cabe9ac190bb334fce90cb7bafeac1f50ff7ad49516791f'
