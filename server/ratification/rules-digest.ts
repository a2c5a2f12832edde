/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = 'f1d960fd898529512d068227e798f62d8b4114ed9f4638d2e92dab39f44885c4'
