/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'fad25af53c916985514cfddcc24e6c70517cf0c77cb0349d039fed2c22787bbc'
