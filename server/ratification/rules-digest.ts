/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '66481c074f3c13d6efb5eea13115281e9ccb77eb3c039c2885e3672b6376ac89'
