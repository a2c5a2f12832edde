import { WAY_OUT } from './concepts'
import type { GuardSpan } from './input'
import { beliefPatterns } from './leak-beliefs'
import { claimPatterns } from './leak-claims'
import { comparisonPatterns } from './leak-comparisons'
import { type Reading, span } from './reading'

type Patterns = { name: string; bounds: RegExp[]; weights: RegExp[] }
/** A mediator's whole answer is judged piece by piece for the same parties. */
let compiled: Patterns | null = null

function patternsFor(reading: Reading): Patterns {
  if (compiled?.name === reading.name) return compiled
  const all = [comparisonPatterns(reading), claimPatterns(reading), beliefPatterns(reading)]
  const of = (sources: string[]) => sources.map((one) => new RegExp(one, 'gu'))
  compiled = {
    name: reading.name,
    bounds: of(all.flatMap((one) => one.bounds)),
    weights: of(all.flatMap((one) => one.weights)),
  }
  return compiled
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
  const { bounds, weights } = patternsFor(reading)
  const wayOut = has('batna') && !WAY_OUT.test(open) ? [new RegExp(WAY_OUT.source, 'gu')] : []
  return [...(limits ? bounds : []), ...(has('weight', 'score') ? weights : []), ...wayOut].flatMap(
    (pattern) =>
      [...reading.text.matchAll(pattern)].flatMap((one) =>
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
  if (text.endsWith('?') && ASKS.test(text) && !WAY_OUT.test(match)) return true
  if (DENIED.test(reading.text.slice(Math.max(0, at - 40), at)) || REPORTED.test(before)) return true
  return reading.act === 'simulate' && WAY_OUT.test(match) && !before.includes(',') && SETS_UP.test(text)
}
