/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '88947210aacf240cf6a2b419f2c77cc3751494f82a662c1aba249878202b92cd'
