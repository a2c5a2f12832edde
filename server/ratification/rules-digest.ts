/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'b3c2d0dfbe3d24fd95da8c27e9da14aa607e7180df7bf569a729fcc1e858609e'
