/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'b00df0c7dd8d2d071c223c21df4d2ef337f408f0b4e3e962b97208ecd86fcfc2'
