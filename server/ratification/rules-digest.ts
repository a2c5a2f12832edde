/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '18940acded7b7abe42af9b0a6222fd123104104a90b09de0a419f4e20ba4c885'
