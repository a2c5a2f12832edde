/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'c4a6b5a6d4c29eb88f286099d5b00db7352e2e048b7d3fb10921449b297289f7'
