/**
 * Longest texts in UTF-16 code units, told to the person before anything is sent. They stand apart from the schemas
 * that hold them, so that a page which says them need not load a parser.
 */
export const LIMIT = {
  name: 80,
  title: 160,
  line: 600,
  prose: 8_000,
  words: 10_000,
  source: 60_000,
  list: 40,
  terms: 60,
} as const
