/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '971ceff1c9173e1526c5b4a05b2414cef43e21e1551cde699a7f1b0ab8fa46f0'
