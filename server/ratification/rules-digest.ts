/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '3f4dd78db0f06ae5fb73ab50591492085f1a0f5753128f0e9bcb9c56610191bc'
