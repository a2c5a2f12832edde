/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '4138bc580f770e5d9e1103c1718f1ede9a16218ceaecccbb420bfda4e56ee8b0'
