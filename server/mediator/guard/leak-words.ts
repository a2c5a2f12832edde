import { matchesOf } from '@/server/patterns/matches'
import { kept } from '../language/kept'
import { plainOf } from '../language/plain'
import type { Stretch } from '../language/sentences'
import { type Word, wordsIn } from '../language/words'
import { conceptsIn, placeOf } from './concepts'
import type { GuardSpan, SealedText } from './input'
import { ORDINARY } from './ordinary'
import { namesPattern, type Reading, span } from './reading'
import { akin, linesOf, rootedIn } from './thesaurus'

/** How much a word of a secret tells when it shows: a name most, an ordinary word little. */
const NAME = 2
const RARE = 1
const PLAIN = 0.4
/** A word that means the same, or a concept that the secret holds. */
const SYNONYM = 0.8
const IDEA = 0.6
/** A rare word of a matter that is on the table anyway. */
const EXPECTED = 0.7
/** Judges and courts are spoken of wherever a text is read aloud to a stranger. */
const LEGAL = /^(?:judg|court|law|lawyer|legal|solicitor|trial|stranger)/
/** Where the party it belongs to is spoken of, one telling word is enough. */
const ENOUGH = 0.95
const ENOUGH_UNNAMED = 1.1

type Hidden = Word & { weight: number }
type Hit = { start: number; end: number; weight: number; of: string }

/** The content of a sealed text in its own words or in words that mean the same. */
export function wordLeaks(reading: Reading, sealed: SealedText, open: Open): GuardSpan[] {
  // What is weighed is on the table for all to see; only how it weighs is not.
  if (sealed.kind === 'weight' || sealed.kind === 'score') return []
  const secret = hiddenWords(sealed, open)
  const ideas = ideasOf(reading, sealed)
  if (secret.length === 0 && ideas.length === 0) return []
  const party = new RegExp(
    `\\b${namesPattern([sealed.party])}\\b|\\b(?:you|your|other side|other party|colleague|they|he|she|their|his|her|it|its)\\b`,
    'u',
  )
  return [
    ...spacedOut(reading, new Set(secret.map((one) => one.stem))),
    ...reading.sentences.flatMap((sentence, at) => {
      const hits = [...wordHits(sentence.text, secret, open), ...ideaHits(sentence.text, ideas)]
      const total = sum(hits)
      const previous = reading.sentences[at - 1]?.text ?? ''
      const about = party.test(sentence.text) || party.test(previous) || reading.context.parties.length === 2
      const named = hits.some((one) => one.weight === NAME)
      const only = hits.every((one) => one.weight < NAME)
      if (only && imagined(reading, sentence.text, hits)) return []
      if (!named && total < (about ? ENOUGH : ENOUGH_UNNAMED)) return []
      const start = Math.min(...hits.map((one) => one.start))
      const end = Math.max(...hits.map((one) => one.end))
      return [span(reading, sentence.start + start, sentence.start + end, 'leak')]
    }),
  ]
}

/** As many words in a row of a secret as are taken over by nobody by chance; of a shorter secret all. */
const IN_A_ROW = 5
const LEAST = 3

/** Words of a sealed text taken over as they stand, some of which nobody has said in public. */
export function copiedLeaks(reading: Reading, sealed: SealedText, open: Open): GuardSpan[] {
  if (sealed.kind === 'weight' || sealed.kind === 'score') return []
  const hidden = new Set(hiddenWords(sealed, open).map((one) => one.stem))
  const words = piecesIn(plainOf(sealed.text).text).map((one) => one.text)
  const length = Math.min(IN_A_ROW, words.length)
  if (hidden.size === 0 || length < LEAST) return []
  const pieces = piecesIn(reading.text)
  return words.slice(0, words.length - length + 1).flatMap((_, at) => {
    const run = words.slice(at, at + length)
    const there = runIn(pieces, run)
    const [first, last] = [pieces[there], pieces[there + length - 1]]
    if (!first || !last) return []
    if (!wordsIn(run.join(' ')).some((one) => hidden.has(one.stem))) return []
    if (reading.known.some((one) => runIn(piecesIn(one), run) >= 0)) return []
    return [span(reading, first.start, last.end, 'leak')]
  })
}

/** Whatever stands between what is neither letter nor digit, in order. */
const piecesIn = kept((text: string): readonly Stretch[] =>
  matchesOf(text, /[\p{L}\p{N}]+/gu).map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
    text: one[0],
  })),
)

/** Where words stand one after another, the first time; -1 where they do not. */
const runIn = (pieces: readonly Stretch[], run: readonly string[]): number =>
  pieces.findIndex((_, at) => run.every((one, next) => pieces[at + next]?.text === one))

/** Concepts that say enough alone, next to the party's name. */
const TELLING = new Set([
  'elsewhere',
  'money',
  'job',
  'moving',
  'health',
  'birth',
  'divorce',
  'layoff',
  'merger',
  'defect',
  'bluff',
  'series',
  'selling',
  'insurance',
  'demand',
  'closing',
  'strike',
  'building',
  'stop',
])

type Open = { lines: Set<number>; has: (key: string) => boolean }

/** What everybody has read, and the matters it is about. */
export function openWords(reading: Reading): Open {
  const words = wordsIn([...reading.known, reading.context.parties.join(' ').toLowerCase()].join('\n'))
  const stems = new Set(words.map((one) => one.stem))
  return { lines: new Set([...stems].flatMap((one) => [...linesOf(one)])), has: rootedIn(stems) }
}

function hiddenWords(sealed: SealedText, open: Open): Hidden[] {
  const plain = plainOf(sealed.text).text
  const proper = new Set(
    wordsIn(sealed.text)
      .filter((one) => properAt(sealed.text, one.start))
      .map((one) => one.stem),
  )
  return wordsIn(plain)
    .filter((one) => !open.has(one.stem))
    .map((one) => ({
      ...one,
      weight: proper.has(one.stem) ? NAME : weightOf(one.stem, open),
    }))
}

function weightOf(key: string, open: Open): number {
  if (ORDINARY.has(key) || LEGAL.test(key)) return PLAIN
  const lines = [...linesOf(key)]
  return lines.some((one) => open.lines.has(one)) ? EXPECTED : RARE
}

function ideasOf(reading: Reading, sealed: SealedText): string[] {
  const open = conceptsIn(reading.known.join('\n'))
  return [...conceptsIn(plainOf(sealed.text).text)].filter((one) => !open.has(one))
}

function wordHits(text: string, secret: Hidden[], open: Open): Hit[] {
  const best = new Map<string, Hit>()
  for (const word of wordsIn(text)) {
    if (open.has(word.stem)) continue
    for (const hidden of secret) {
      const weight = meets(word, hidden, open)
      if (weight > (best.get(hidden.stem)?.weight ?? 0))
        best.set(hidden.stem, { start: word.start, end: word.end, weight, of: hidden.stem })
    }
  }
  // One word that meets two of the secret's words tells one thing.
  const byPlace = new Map<number, Hit>()
  for (const one of best.values())
    if (one.weight > (byPlace.get(one.start)?.weight ?? 0)) byPlace.set(one.start, one)
  return [...byPlace.values()]
}

function meets(word: Word, hidden: Hidden, open: Open): number {
  if (akin(word.stem, hidden.stem)) return hidden.weight
  const lines = linesOf(hidden.stem)
  const shared = [...linesOf(word.stem)].some((one) => lines.has(one) && !open.lines.has(one))
  if (shared && hidden.weight === NAME) return RARE
  return shared ? (ORDINARY.has(word.stem) || LEGAL.test(word.stem) ? PLAIN : SYNONYM) : 0
}

function ideaHits(text: string, ideas: string[]): Hit[] {
  return ideas.flatMap((one) => {
    const place = placeOf(one, text)
    return place
      ? [{ ...place, weight: TELLING.has(one) ? RARE : one === 'law' ? PLAIN : IDEA, of: one }]
      : []
  })
}

/** Hits at one place count once, the strongest. */
function sum(hits: Hit[]): number {
  const taken: Hit[] = []
  for (const one of hits.toSorted((a, b) => b.weight - a.weight))
    if (!taken.some((other) => one.start < other.end && other.start < one.end)) taken.push(one)
  return taken.reduce((total, one) => total + one.weight, 0)
}

/** A situation that a simulation sets up is nobody's secret: "If the house is sold, …". */
function imagined(reading: Reading, sentence: string, hits: Hit[]): boolean {
  return (
    reading.act === 'simulate' &&
    /^(?:if|should|suppose|when|in case|imagine|assume|situation|scenario|what if|what happens)\b/.test(
      sentence,
    ) &&
    hits.every((one) => !sentence.slice(0, one.start).includes(','))
  )
}

/** A name: capitalised inside the sentence, or before another capital or a verb at its start. */
function properAt(text: string, at: number): boolean {
  const rest = text.slice(at)
  if (!/^\p{Lu}/u.test(rest)) return false
  const first = at === 0 || /[.!?]\s+$/.test(text.slice(0, at))
  return (
    !first ||
    /^\p{Lu}[\p{L}'’-]*\s+(?:\p{Lu}|would|will|offers?|offered|pays?|has|quoted|wants?|is|could|can)/u.test(
      rest,
    )
  )
}

/** Letters set apart: "K a s t n e r". */
function spacedOut(reading: Reading, stems: Set<string>): GuardSpan[] {
  return setApart(reading.text).flatMap(({ start, end, text }) => {
    const [word] = wordsIn(text.replace(/[^\p{L}]/gu, ''))
    return word && stems.has(word.stem) ? [span(reading, start, end, 'leak')] : []
  })
}

/** The same for every secret, so it is looked for once. */
const setApart = kept((text: string): readonly Stretch[] =>
  matchesOf(text, /(?<!\p{L})(?:\p{L}[\s.\-_*·]){3,}\p{L}(?!\p{L})/gu).map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
    text: one[0],
  })),
)
