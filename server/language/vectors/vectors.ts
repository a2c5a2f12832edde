import { numbers, ranks, spelt, spreads } from '@/server/language/vectors/table'

/** How many numbers a word's vector has, the widest axis first: whoever needs fewer takes the first of them. */
export const DIMENSIONS = spreads.length

const SIGNS = DIMENSIONS / 2
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Max (1960), "Quantizing for minimum distortion": the eight values that cost a normal spread the least. */
const LEVELS = [-2.152, -1.344, -0.756, -0.245, 0.245, 0.756, 1.344, 2.152]

const signValues = new Uint8Array(128)
for (const [value, sign] of [...ALPHABET].entries()) signValues[sign.charCodeAt(0)] = value

let rows: ReadonlyMap<string, number> | undefined

/** Where each word stands in the table; worked out once. */
function rowsOfWords(): ReadonlyMap<string, number> {
  if (rows) return rows
  const found = new Map<string, number>()
  let word = ''
  for (const [part] of spelt.matchAll(/[A-Z][a-z]*/gu)) {
    word = word.slice(0, part.charCodeAt(0) - 65) + part.slice(1)
    found.set(word, found.size)
  }
  rows = found
  return rows
}

/**
 * What a word is like, from the company it keeps in English texts: words used alike have vectors that point the same way,
 * opposites (accept, reject) too. Of a length of about one; `undefined` for a word that is not among the 24,000.
 * @param word in lower case
 */
export function vectorOf(word: string): Float32Array | undefined {
  const row = rowsOfWords().get(word)
  if (row === undefined) return undefined
  const vector = new Float32Array(DIMENSIONS)
  for (let i = 0; i < SIGNS; i += 1) {
    const value = signValues[numbers.charCodeAt(row * SIGNS + i)] ?? 0
    vector[2 * i] = (LEVELS[value >> 3] ?? 0) * (spreads[2 * i] ?? 0)
    vector[2 * i + 1] = (LEVELS[value & 7] ?? 0) * (spreads[2 * i + 1] ?? 0)
  }
  return vector
}

/** How seldom a word is used, from 0 (*the*) to 1; `undefined` for a word that is not among the 24,000. */
export function seldomOf(word: string): number | undefined {
  const row = rowsOfWords().get(word)
  return row === undefined ? undefined : (signValues[ranks.charCodeAt(row)] ?? 0) / 63
}

const endings = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ied', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
] as const

/** The listed word that a word stands for: itself, or its root, where that is listed: "relicensed", "relicense". */
export function listedFor(word: string): string | undefined {
  const rows = rowsOfWords()
  if (rows.has(word)) return word
  for (const [ending, instead] of endings)
    if (word.length > ending.length + 2 && word.endsWith(ending)) {
      const root = word.slice(0, -ending.length) + instead
      if (rows.has(root)) return root
    }
  return undefined
}

/** As `vectorOf`; a word that is not listed stands for its root. */
export function vectorNear(word: string): Float32Array | undefined {
  const listed = listedFor(word)
  return listed === undefined ? undefined : vectorOf(listed)
}
