/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'fc08797eeb66f606afaa9a3bf84afd26232f95d712403c54cccce41cf70122bb'
