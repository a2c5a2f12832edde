/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '9127e7e8d0931c87b2c2ca4289f74cedf8dd674114aa7b67ce71c497b0232761'
