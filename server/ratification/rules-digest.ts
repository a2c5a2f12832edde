/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'a1a2fb9e168c473b057b9c576778de8673eb84dece967cb3431450127ad68a50'
