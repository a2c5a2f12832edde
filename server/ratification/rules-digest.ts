/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'a3b097094a181bad4c2968e44d730216a4e3752563b4b0cbb862d491b5f205ba'
