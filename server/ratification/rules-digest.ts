/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'd3ae68ad835ca5cde0439d0ae1efbf0a27ba3f3d013f25119ef64e59178fda9a'
