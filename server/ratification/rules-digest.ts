/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '433cc5aadd8153bbf619b35d2412743da06a5de2ce2d47826c8b307516dcdf3b'
