/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '50afcff366bc938a672fb52adb82cf20c55dd520170182c7e839215f71bd921b'
