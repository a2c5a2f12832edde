/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'e33bb9ffcf2b35d66e8717c02d1efb6427ddb0f159c2ad3d8aa77a95252c265a'
