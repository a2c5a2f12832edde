/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '30849c4f055bfca500518df0c1cde04ea49e4b10017695f1586d2c7d6cd16708'
