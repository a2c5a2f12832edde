/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '631a295e4f9aa89f9538c6eed754fa919d0b32efa10395df724145f902852f06'
