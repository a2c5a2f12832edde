/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '44bc4765f486841b934872e17af672ce3fc4307661b1ea888cc87d18e48f91f9'
