/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '977e04bbb1c4571752ed5dde66caee461b6e0d09b7e1bae5fdf14c8e0993ab0f'
