import { matchesOf } from '@/server/patterns/matches'
import { type Sieve, sieveOf, UNKNOWN } from '@/server/patterns/sieve'
import { plainOf } from '../language/plain'
import { WAY_OUT } from './concepts'
import type { GuardSpan } from './input'
import { acceptPatterns } from './leak-accepts'
import { beliefPatterns } from './leak-beliefs'
import { claimPatterns } from './leak-claims'
import { comparisonPatterns } from './leak-comparisons'
import { hintPatterns } from './leak-hints'
import { quick } from './quick'
import { namesPattern, type Reading, span } from './reading'

type Sources = { bounds: string[]; weights: string[] }

/** What only who has looked into a party's papers can say, and what others say too now and then. */
const CERTAIN = [acceptPatterns, comparisonPatterns, claimPatterns, beliefPatterns]
const HINTED = [hintPatterns]

function sourcesFor(of: typeof CERTAIN, reading: { name: string }): Sources {
  const all = of.map((one) => one(reading))
  return { bounds: all.flatMap((one) => one.bounds), weights: all.flatMap((one) => one.weights) }
}

/** What a text may hold, whoever the parties are. */
const sifted = new Map<typeof CERTAIN, { bounds: Sieve; weights: Sieve }>()
function sieveFor(of: typeof CERTAIN): { bounds: Sieve; weights: Sieve } {
  const known = sifted.get(of)
  if (known) return known
  const { bounds, weights } = sourcesFor(of, { name: UNKNOWN })
  const made = { bounds: sieveOf(bounds), weights: sieveOf(weights) }
  sifted.set(of, made)
  return made
}

/** Of the sources those that a text may hold, as patterns. */
function patternsIn(text: string, sources: readonly string[], sieve: Sieve): RegExp[] {
  const may = sieve(text)
  return sources.flatMap((source, at) => (may.has(at) ? [new RegExp(quick(source), 'gu')] : []))
}

const RANKED = /\b(?:most important|top priority|matters? (?:more|most)|priority|above all|more important)\b/
const ASKS =
  /^(?:\W*[\p{L}. ]{2,40},\s+)?(?:what|which|how|is|are|do|does|did|could|would|will|can|shall|should|has|have)\b/u
const DENIED = /\b(?:not known|nobody|no one|no statement|nothing|does not say|unknown|whether|not said)\b/
const REPORTED =
  /\b(?:has written|have written|writes|wrote|says|said|has said|states?|stated|according to|by (?:its|his|her|their) (?:own )?(?:account|count|statement)|announce[sd]?)\b[^.;]{0,40}$/
const SETS_UP = /^(?:if|should|suppose|when|in case|situation|what)\b/

/** What is claimed of a party's bounds, ways out and weights, which only its sealed parts could tell. */
export function claimedLeaks(reading: Reading): { certain: GuardSpan[]; hinted: GuardSpan[] } {
  const wayOut = reading.context.sealed.some(({ kind }) => kind === 'batna')
  const open = reading.known.join('\n')
  const ways = wayOut && !WAY_OUT.test(open) ? [new RegExp(WAY_OUT.source, 'gu')] : []
  return {
    certain: claims(reading, patternsFor(reading, CERTAIN), open),
    hinted: claims(reading, [...patternsFor(reading, HINTED), ...ways], open),
  }
}

function patternsFor(reading: Reading, of: typeof CERTAIN): RegExp[] {
  const { sealed } = reading.context
  const has = (...kinds: string[]) => sealed.some((one) => kinds.includes(one.kind))
  const limits = has('batna', 'score') || sealed.some((one) => one.kind === 'note' && one.value !== undefined)
  const { bounds, weights } = sourcesFor(of, reading)
  return [
    ...(limits ? patternsIn(reading.text, bounds, sieveFor(of).bounds) : []),
    ...(has('weight', 'score') ? patternsIn(reading.text, weights, sieveFor(of).weights) : []),
  ]
}

function claims(reading: Reading, patterns: readonly RegExp[], open: string): GuardSpan[] {
  return patterns.flatMap((pattern) =>
    matchesOf(reading.text, pattern).flatMap((one) =>
      excused(reading, one[0], one.index, open)
        ? []
        : [span(reading, one.index, one.index + one[0].length, 'leak')],
    ),
  )
}

function excused(reading: Reading, match: string, at: number, open: string): boolean {
  const sentence = reading.sentences.find((other) => other.start <= at && at < other.end)
  const text = sentence?.text ?? ''
  const before = text.slice(0, at - (sentence?.start ?? 0))
  if ((RANKED.test(match) && RANKED.test(open)) || open.includes(match)) return true
  if (ownFigure(reading, match, text, text.slice(before.length + match.length))) return true
  if (text.endsWith('?') && ASKS.test(text) && !WAY_OUT.test(match)) return true
  if (DENIED.test(reading.text.slice(Math.max(0, at - 40), at)) || REPORTED.test(before)) return true
  return reading.act === 'simulate' && WAY_OUT.test(match) && !before.includes(',') && SETS_UP.test(text)
}

/** "Ms Engel would be content with 1.20 m", where she has said so: a figure of one's own, and not beside it. */
function ownFigure({ context }: Reading, match: string, sentence: string, after: string): boolean {
  const figure = /^ (?:[€$£] ?)?(\d[\d.,:]*(?<![.,:]))/.exec(after)?.[1]
  if (!figure || BESIDE.test(match)) return false
  return context.statements.some(
    ({ party, text }) =>
      new RegExp(`\\b${namesPattern([plainOf(party).text])}\\b`, 'u').test(sentence) &&
      (plainOf(text).text.match(/\d[\d.,:]*(?<![.,:])/g) ?? []).some((one) => one === figure),
  )
}
const BESIDE =
  /\b(?:higher|lower|further|more|less|below|above|beyond|under|over|better|worse|beat\p{L}*|match\p{L}*|near\p{L}*|about|around|almost)\b/u
