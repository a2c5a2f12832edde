import type { Evidence } from '@/server/ratification/english'
import type { ReasonCode, Span } from '@/server/ratification/reading'
import type { Found } from '@/server/ratification/scan'
import { besideAct } from '@/server/ratification/weighing'

/** What speaks against a ratification without ruling it out: what was learnt must be the surer. Everything else that does, it has learnt about. */
export type Sign =
  | 'nothing known is referred to'
  | 'a hedge beside the act'
  | 'signs or emoji among the words'

/** Cues that, in the clause of the act itself, are not to be argued with. */
const binding: ReadonlySet<ReasonCode> = new Set([
  'conditional',
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

/** Words that may mean the settlement in a phrase nobody listed. */
const referring =
  /settl|setl|agreement|contract|\bterms?\b|\bdeal\b|version|written|document|\btext\b|transaction|arrangement|\bpaper|\bthe one\b/u

/** Words that somebody else put in the speaker's mouth. */
const dictated =
  / (?:sentences?|words?|lines?|script|wording) (?:that |which )?(?:i|we) (?:(?:have|had) been|was|were|am|are) (?:being )?(?:handed|given|told|fed|made|asked)(?! a copy\b)/u

/** What the rules make of a statement before anything learnt is asked. */
export interface Weighed {
  /** No ratification, whatever else is found; nothing learnt can overturn it. */
  refused: boolean
  signs: Sign[]
}

/**
 * Refusals are what hardly ever stood in a true ratification of an author the rules had not met. A sign is what did, and was
 * told apart by what was learnt without an error. Counts of both stand in README.md.
 */
export function weigh(
  evidence: Evidence,
  surface: readonly Span[],
  found: readonly Found[],
  delegate: { software: boolean },
): Weighed {
  const { line, acts, lame, loose } = evidence
  const text = line.text
  const none = acts.length + loose.length === 0
  // Where no act is known, whatever may have been meant as one.
  const likely = acts.length > 0 ? acts : [...loose, ...lame.map(({ hit }) => hit)]
  const beside = (cue: Found) => likely.length === 0 || besideAct(text, cue, likely)
  const refused =
    evidence.crowded ||
    evidence.misquoted ||
    evidence.misnamed.length > 0 ||
    (acts.length > 0 && !evidence.marked.text.includes('@ref')) ||
    delegate.software ||
    surface.some(({ reason }) => reason !== 'non_linguistic' || acts.length === 0) ||
    /@part|@gist/u.test(text) ||
    dictated.test(text) ||
    (none && !((text.includes('@ref') || referring.test(text)) && assenting.test(text))) ||
    (acts.length === 0 && lame.some(({ reason }) => empty.has(reason))) ||
    wrongBeside(text, likely) ||
    (likely.length > 0 && likely.every((act) => asked(text, act))) ||
    found.some((cue) => binding.has(cue.reason) && beside(cue)) ||
    found.some((cue) => cue.reason === 'hedged' && governs(text, cue, likely))
  const signs: Sign[] = []
  if (none && !text.includes('@ref')) signs.push('nothing known is referred to')
  if (found.some((cue) => cue.reason === 'hedged' && beside(cue))) signs.push('a hedge beside the act')
  if (surface.length > 0) signs.push('signs or emoji among the words')
  return { refused, signs }
}

/** "I might accept", "I think I accept": a hedge that leads straight into the act. */
function governs(text: string, cue: Found, acts: readonly { start: number; end: number }[]): boolean {
  return acts.some(
    (act) =>
      (cue.start <= act.end && cue.end >= act.start) ||
      (/^(?: [^ .,;:?!~]+){0,2} ?$/u.test(text.slice(cue.end, act.start)) && cue.end <= act.start),
  )
}

/** In a sentence that ends in a question mark. */
function asked(text: string, act: { end: number }): boolean {
  return /[.!?…]/u.exec(text.slice(act.end))?.[0] === '?'
}

/** A wrong version, date, digest or title in the clause of an act. */
function wrongBeside(text: string, acts: readonly { start: number; end: number }[]): boolean {
  for (const match of text.matchAll(/@bad|@old/gu)) {
    const hit = { start: match.index, end: match.index + match[0].length }
    if (besideAct(text, hit, acts)) return true
  }
  return false
}
