/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '3008e7b6da2ecf2242292525410c3a8fe8137d6bb1978be548fb8080c290475d'
