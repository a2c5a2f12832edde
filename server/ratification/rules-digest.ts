/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '0b4cfce631620ac910da5f474cf3d86cbdba847125667bb31c62c702e870f905'
