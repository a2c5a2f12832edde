/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'd55def847c160a5575d9adb0acfd715f7f67642159a2c92b8e91c487475b31f1'
