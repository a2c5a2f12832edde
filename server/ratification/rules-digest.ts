/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'f60949188750abdef4a2088778cac8ac814a14d06ee636237e99248b69e56863'
