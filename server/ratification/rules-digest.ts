/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'e1f9b5739968c123854d650558e3c20c817953889f1b5fd5ca6d10821196bc9e'
