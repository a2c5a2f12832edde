/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '4945298cf4d454b7b898abb73fb258c5b92c6a3a0a60083746d57407be4dcce5'
