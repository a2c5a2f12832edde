/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'c91e70149741ca0274896c237b37e03df420342c29f7cd431f1624516ce9fa9b'
