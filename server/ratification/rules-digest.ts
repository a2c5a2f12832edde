/** SHA-256 (hex) of every file a reading depends on; written by `npm run bench -- stamp`, held by rules.test.ts. */
export const rulesDigest = '657fb7702792e2e7e71ce7ec49bffa8a681f9a8e76e6bd0ed51feae681a5effb'
