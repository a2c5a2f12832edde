/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '5bc11eea164ae71152b7b52eb08869f33056e83b63454bbae2c78159dc1230c1'
