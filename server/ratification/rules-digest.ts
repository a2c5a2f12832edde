/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'b5edd82add4e5436c42f84360af4ac3fe5dff0ff4cbc9197a429a27a2f9636d8'
