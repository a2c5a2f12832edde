import { matchesOf } from '@/server/patterns/matches'
import { type Sieve, sieveOf, UNKNOWN } from '@/server/patterns/sieve'
import { plainOf } from '../language/plain'
import { WAY_OUT } from './concepts'
import type { GuardSpan } from './input'
import { beliefPatterns } from './leak-beliefs'
import { claimPatterns } from './leak-claims'
import { comparisonPatterns } from './leak-comparisons'
import { quick } from './quick'
import { namesPattern, type Reading, span } from './reading'

type Sources = { bounds: string[]; weights: string[] }

function sourcesFor(reading: { name: string }): Sources {
  const all = [comparisonPatterns(reading), claimPatterns(reading), beliefPatterns(reading)]
  return { bounds: all.flatMap((one) => one.bounds), weights: all.flatMap((one) => one.weights) }
}

let sifting: { bounds: Sieve; weights: Sieve } | undefined
/** What a text may hold, whoever the parties are. */
function sifted(): { bounds: Sieve; weights: Sieve } {
  if (!sifting) {
    const { bounds, weights } = sourcesFor({ name: UNKNOWN })
    sifting = { bounds: sieveOf(bounds), weights: sieveOf(weights) }
  }
  return sifting
}

/** Of the sources those that a text may hold, as patterns. */
function patternsIn(text: string, sources: readonly string[], sieve: Sieve): RegExp[] {
  const may = sieve(text)
  return sources.flatMap((source, at) => (may.has(at) ? [new RegExp(quick(source), 'gu')] : []))
}

const RANKED = /\b(?:most important|top priority|matters? (?:more|most)|priority|above all|more important)\b/
const ASKS =
  /^(?:\W*[\p{L}. ]{2,40},\s+)?(?:what|which|how|is there|are there|do you|could you say|would you say|have you)\b/u
const DENIED = /\b(?:not known|nobody|no one|no statement|nothing|does not say|unknown|whether|not said)\b/
const REPORTED =
  /\b(?:has written|have written|writes|wrote|says|said|has said|states?|stated|according to|by (?:its|his|her|their) (?:own )?(?:account|count|statement)|announce[sd]?)\b[^.;]{0,40}$/
const SETS_UP = /^(?:if|should|suppose|when|in case|situation|what)\b/

/** What is claimed of a party's bounds, ways out and weights, which only its sealed parts could tell. */
export function claimedLeaks(reading: Reading): GuardSpan[] {
  const { sealed } = reading.context
  const open = reading.public.join('\n')
  const has = (...kinds: string[]) => sealed.some((one) => kinds.includes(one.kind))
  const limits = has('batna', 'score') || sealed.some((one) => one.kind === 'note' && one.value !== undefined)
  const sources = sourcesFor(reading)
  const bounds = limits ? patternsIn(reading.text, sources.bounds, sifted().bounds) : []
  const weights = has('weight', 'score') ? patternsIn(reading.text, sources.weights, sifted().weights) : []
  const wayOut = has('batna') && !WAY_OUT.test(open) ? [new RegExp(WAY_OUT.source, 'gu')] : []
  return [...bounds, ...weights, ...wayOut].flatMap((pattern) =>
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
