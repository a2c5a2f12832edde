/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'ef07ddf7c810919b148186a74f723c642be8de2065b7e7fb3517fc949ef444c2'
