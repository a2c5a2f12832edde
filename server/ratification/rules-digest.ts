/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '72c1d74cdc14a38601c736efadda3d5901e6959cdaadb43b1d878764f35e5652'
