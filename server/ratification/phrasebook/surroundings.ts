import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { oneForm } from '@/server/ratification/phrasebook/fold'

/** A phrase book's allow-list, ready to be read with. */
export interface Surroundings {
  /** What may stand at a place: turns of phrase, references and acts, the longest way first. */
  turns: RegExp
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  joined: RegExp | undefined
  unspaced: boolean
  longest: number
}

const marks = '@ref|@me'

export function surroundings(book: Phrasebook, language: string): Surroundings {
  const list = oneForm(book.around.words, language).split(/\s+/u).filter(Boolean)
  const plain = list.filter((word) => !word.endsWith('*'))
  const stems = list.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const edge = book.unspaced ? '' : '(?![\\p{L}\\p{M}\\p{N}])'
  const turns = [
    marks,
    ...book.around.free.map((source) => source.replaceAll('{F}', '(?: [^.;:!?,\\d@]{1,70}?(?=[.;:!?,]|$))')),
    book.filler,
    book.reference,
    ...(book.parted ? [] : [book.act]),
  ].map((source) => `(?:${oneForm(source, language)})`)
  return {
    turns: new RegExp(`(?:${turns.join('|')})${edge}`, 'uy'),
    words: new Set(plain),
    stems: new Set(stems),
    joined:
      book.around.joined === undefined ? undefined : new RegExp(oneForm(book.around.joined, language), 'u'),
    unspaced: book.unspaced === true,
    longest: Math.max(1, ...plain.map((word) => word.length)),
  }
}

const word = /[\p{L}\p{M}\p{N}'@-]+/uy
const between = /[^\p{L}\p{M}\p{N}@]+/uy

/** Where the first thing stands that the phrase book does not know and that is not `told` as a story, or -1 where nothing does. */
export function firstUnknown(
  text: string,
  around: Surroundings,
  told: readonly { start: number; end: number }[],
): number {
  let at = 0
  let story = 0
  while (at < text.length) {
    between.lastIndex = at
    if (between.test(text)) {
      at = between.lastIndex
      continue
    }
    around.turns.lastIndex = at
    if (around.turns.test(text) && around.turns.lastIndex > at) {
      at = around.turns.lastIndex
      continue
    }
    const next = around.unspaced ? afterSign(text, at, around) : afterWord(text, at, around)
    if (next > at) {
      at = next
      continue
    }
    while (story < told.length && (told[story]?.end ?? 0) <= at) story += 1
    const { start, end } = told[story] ?? { start: text.length, end: at }
    if (at < start) return at
    at = end
  }
  return -1
}

function afterSign(text: string, at: number, { words, longest }: Surroundings): number {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1)
    if (words.has(text.slice(at, at + length))) return at + length
  return at
}

function afterWord(text: string, at: number, around: Surroundings): number {
  word.lastIndex = at
  const found = word.exec(text)?.[0] ?? ''
  const bare = found.replace(/['-]+$/u, '')
  if (bare === '') return at + Math.max(1, found.length)
  if (known(bare, around)) return at + found.length
  const rest = around.joined === undefined ? bare : bare.replace(around.joined, '')
  if (rest !== bare && rest.length > 1 && known(rest, around)) return at + found.length
  // "l'", "d'", "ayşe'nin": what stands on either side of the sign.
  const pieces = bare.split(/['-]/u)
  return pieces.length > 1 && pieces.every((piece) => known(piece, around)) ? at + found.length : at
}

function known(word: string, { words, stems }: Surroundings): boolean {
  if (words.has(word)) return true
  for (let length = word.length; length > 1; length -= 1) if (stems.has(word.slice(0, length))) return true
  return false
}
