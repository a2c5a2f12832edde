/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '0ede290f83a37b3dd4cbd77284c7f0e6e4dca1a2547b8853cf62e053d9fc7638'
