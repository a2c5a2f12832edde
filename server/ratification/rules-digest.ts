/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '8e119e27f9576752416d4b7cede640912408124c746ef5bc3b1d8b583defd59a'
