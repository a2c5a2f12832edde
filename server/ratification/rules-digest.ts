/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '0cbdee055baa693421a3b3e432a21f17d8b1dab40e68c44d810dba442e61962d'
