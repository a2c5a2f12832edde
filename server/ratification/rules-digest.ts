/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'b71a61b355b9671c43b67debbe01f514eb5acf175c26671d2831e0601c5a6443'
