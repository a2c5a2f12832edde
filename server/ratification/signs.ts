import type { Evidence } from '@/server/ratification/english'
import type { ReasonCode, Span } from '@/server/ratification/reading'
import type { Found } from '@/server/ratification/scan'
import { besideAct, namesOld, stands } from '@/server/ratification/weighing'

/** What speaks against a ratification without ruling it out: what was learnt must be the surer the more there is of it. */
export type Sign =
  | 'undisclosed delegate'
  | 'wrong reference elsewhere'
  | 'act that misses'
  | 'no act in a known shape'
  | ReasonCode

/** Cues that, in the clause of the act itself, are not to be argued with. */
const binding: ReadonlySet<ReasonCode> = new Set([
  'conditional',
  'hedged',
  'probabilistic',
  'negated',
  'future_intent',
  'question',
])

/** Misses that leave nothing to agree to. */
const empty: ReadonlySet<ReasonCode> = new Set([
  'wrong_reference',
  'partial',
  'hedged',
  'probabilistic',
  'negated',
  'conditional',
  'future_intent',
  'question',
])

/** Words without which nobody can have agreed, in whatever shape. */
const assenting =
  /accept|ratif|agree|adopt|approv|consent|assent|endors|\bsign|\bb(?:i|ou)nd\b|\byes\b|\baye\b|\bi do\b|\bconcur|\bcommit|my (?:word|name|hand)|\bdeal\b|@mine/u

/** What the rules make of a statement before anything learnt is asked. */
export interface Weighed {
  /** No ratification, whatever else is found; nothing learnt can overturn it. */
  refused: boolean
  signs: Sign[]
}

/**
 * Refusals are what hardly ever stood in a true ratification of an author the rules had not met; everything else that
 * speaks against one is a sign. Counts of both stand in README.md.
 */
export function weigh(
  evidence: Evidence,
  surface: readonly Span[],
  found: readonly Found[],
  delegate: { software: boolean; undisclosed: boolean },
): Weighed {
  const { line, acts, lame, loose } = evidence
  const text = line.text
  const none = acts.length + loose.length === 0
  // Where no act is known, whatever may have been meant as one.
  const likely = acts.length > 0 ? acts : [...loose, ...lame.map(({ hit }) => hit)]
  const refused =
    evidence.crowded ||
    evidence.misquoted ||
    delegate.software ||
    surface.length > 0 ||
    /@part|@gist/u.test(text) ||
    (none && (!text.includes('@ref') || !assenting.test(text))) ||
    (acts.length === 0 && lame.some(({ reason }) => empty.has(reason))) ||
    wrongBeside(text, likely) ||
    found.some((cue) => binding.has(cue.reason) && (likely.length === 0 || besideAct(text, cue, likely)))
  const signs = new Set<Sign>()
  if (none) signs.add('no act in a known shape')
  if (lame.some(({ reason }) => reason !== 'no_reference' && reason !== 'none')) signs.add('act that misses')
  if (/@bad/u.test(text) || namesOld(text, acts[0])) signs.add('wrong reference elsewhere')
  if (delegate.undisclosed) signs.add('undisclosed delegate')
  for (const cue of found) if (standing.has(cue.reason) && stands(text, cue, acts)) signs.add(cue.reason)
  return { refused, signs: [...signs] }
}

/** Cues that are a sign where they reach the act. Denials and jokes trip the others as often as what they name. */
const standing: ReadonlySet<ReasonCode> = new Set([
  'conditional',
  'hedged',
  'probabilistic',
  'negated',
  'future_intent',
  'question',
  'past_or_reported',
  'sarcastic',
  'third_party',
])

/** A wrong version, date, digest or title in the clause of an act. */
function wrongBeside(text: string, acts: readonly { start: number; end: number }[]): boolean {
  for (const match of text.matchAll(/@bad|@old/gu)) {
    const hit = { start: match.index, end: match.index + match[0].length }
    if (besideAct(text, hit, acts)) return true
  }
  return false
}
