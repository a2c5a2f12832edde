/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'cf1a31f96db3451fe7d2a216a5793befca86fdd61efec4e3b954777c0ef083ac'
