/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '7b16662f2738f507cae7fe1877e63f0be128cc47d36ed9e01eb2a2c6342dab5d'
