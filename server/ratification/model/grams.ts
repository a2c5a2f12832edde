import { matchesOf } from '@/server/patterns/matches'
import type { Hit } from '@/server/ratification/line'
import type { Unit } from '@/server/ratification/model/features'
import type { Span } from '@/server/ratification/reading'

/** Runs of words and signs fall into this many places; two may share one. */
export const GRAM_PLACES = 1 << 20

/** How long runs of signs are, in UTF-16 units, where words are set apart by blanks and where they are not. */
const runs = { spaced: { least: 3, most: 6 }, unspaced: { least: 1, most: 5 } } as const

/** How long runs of words are. */
const LONGEST_ROW = 4

/** What runs are taken from: a statement folded and marked, where its acts stand and what its tables noticed. */
export interface Said {
  text: string
  acts: readonly Hit[]
  cues: readonly Span[]
  /** Whether its language sets no blanks between words. */
  unspaced: boolean
}

/**
 * The clauses of a statement, each as the runs of words and of signs in it, which need no grammar and suit any language: signs stand for stems and
 * endings, and for what was mistyped. Every run carries its language, since words of two languages look alike and mean different things.
 */
export function gramUnits({ text, acts, cues, unspaced }: Said, language: string): Unit[] {
  const units: Unit[] = []
  const first = acts.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const own = hashOf(language, 0x811c9dc5)
  for (const clause of matchesOf(text, clauses)) {
    const said = clause[0].replace(/\d/gu, '0')
    if (!/[\p{L}@]/u.test(said)) continue
    const start = clause.index
    const end = start + clause[0].length
    const place = acts.some((act) => act.start < end && start < act.end)
      ? 'with'
      : end <= first
        ? 'before'
        : 'after'
    const placed = hashOf(place, own)
    const places = new Places()
    places.add(settled(placed))
    for (const cue of cues)
      if (cue.start < end && start < cue.end) {
        places.add(settled(hashOf(cue.reason, placed)))
        places.add(gramPlace(`cue ${cue.reason} ${place}`))
      }
    if (!unspaced) addWords(said, own, placed, places)
    addSigns(said, own, unspaced ? runs.unspaced : runs.spaced, places)
    units.push({ start, end, features: places.all() })
  }
  return units
}

/** What was noticed of the whole, one by one and in pairs, among the places of runs. */
export function noticedGrams(noticed: readonly string[], language: string): Int32Array {
  const places = noticed.flatMap((one) => [gramPlace(`! ${one}`), gramPlace(`${language} ! ${one}`)])
  for (const [i, one] of noticed.entries())
    for (const other of noticed.slice(i + 1)) places.push(gramPlace(`& ${one} & ${other}`))
  return Int32Array.from(new Set(places))
}

/** Everything a statement shows at once: what was noticed of it, and each run once. */
export function gramsOf(units: readonly Unit[], noticed: Int32Array): Int32Array {
  const places = new Places()
  for (const place of noticed) places.add(place)
  for (const { features } of units) for (const place of features) places.add(place)
  return places.all()
}

/** How long runs are where nothing else is known of them. */
const LONGEST_RUN = 6

/**
 * Every run of one to six signs, a mark counting as one, in no language and at no place: what related languages have in common is learnt once, and
 * nothing that tables noticed is among it.
 */
export function signRuns(text: string): Int32Array {
  const signs = `^${text
    .replace(/@\p{L}+/gu, (mark) => String.fromCharCode(0xe000 + (hashOf(mark, 0x811c9dc5) & 0xfff)))
    .replace(/\d/gu, '0')
    .replace(/\s+/gu, ' ')
    .trim()}$`
  const places = new Places()
  for (let i = 0; i < signs.length; i += 1) {
    let run = 4
    for (let length = 1; length <= LONGEST_RUN && i + length <= signs.length; length += 1) {
      run = mix(run, signs.charCodeAt(i + length - 1))
      places.add(settled(run))
    }
  }
  return places.all()
}

export const gramPlace = (text: string): number => settled(hashOf(text, 0x811c9dc5))

/** In which round a place was last taken: a thousand places are told apart sooner so than in a set. */
const taken = new Uint32Array(GRAM_PLACES)
let round = 0

/** Places in the order they came, each once. One is filled at a time. */
class Places {
  readonly #places: number[] = []
  readonly #round: number

  constructor() {
    if (round === 0xffffffff) {
      taken.fill(0)
      round = 0
    }
    round += 1
    this.#round = round
  }

  add(place: number): void {
    if (taken[place] === this.#round) return
    taken[place] = this.#round
    this.#places.push(place)
  }

  all(): Int32Array {
    return Int32Array.from(this.#places)
  }
}

const clauses = /[^,;:.!?…。！？，、；：।؟،؛\n]+[,;:.!?…。！？，、；：।؟،؛\n]*/gu
const wordsAndSigns = /@\p{L}+|·|\p{L}[\p{L}\p{M}]*|\d+|[^\p{L}\p{M}\d\s]/gu

function addWords(said: string, own: number, placed: number, places: Places): void {
  const words = [0x5e, ...(said.match(wordsAndSigns) ?? []).map((word) => hashOf(word, 0x811c9dc5)), 0x24]
  for (const [i, word] of words.entries()) {
    places.add(settled(mix(placed, word)))
    let row = mix(own, 1)
    for (let length = 1; length <= LONGEST_ROW && i + length <= words.length; length += 1) {
      row = mix(row, words[i + length - 1] ?? 0)
      places.add(settled(row))
    }
    const third = words[i + 2]
    if (third !== undefined) places.add(settled(mix(mix(mix(own, 2), word), third)))
  }
}

function addSigns(
  said: string,
  own: number,
  { least, most }: { least: number; most: number },
  places: Places,
): void {
  const signs = `^${said.replace(/\s+/gu, ' ').trim()}$`
  for (let i = 0; i < signs.length; i += 1) {
    let run = mix(own, 3)
    for (let length = 1; length <= most && i + length <= signs.length; length += 1) {
      run = mix(run, signs.charCodeAt(i + length - 1))
      if (length >= least) places.add(settled(run))
    }
  }
}

function hashOf(text: string, from: number): number {
  let hash = from
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

const mix = (hash: number, value: number): number =>
  Math.imul((hash ^ value) + 0x9e3779b9, 0x01000193) ^ (hash >>> 13)

function settled(hash: number): number {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (folded ^ (folded >>> 13)) & (GRAM_PLACES - 1)
}
