/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '56ff43ca86cec2366783eaeee640416d4bc6689e932a30f556cb32d9344280a0'
