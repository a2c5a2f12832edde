import type { Evidence } from '@/server/ratification/english'
import type { Heard } from '@/server/ratification/heard'
import { type Hit, originOf } from '@/server/ratification/line'
import {
  type Label,
  type ReasonCode,
  reasonCodes,
  type Span,
  type Verdict,
} from '@/server/ratification/reading'
import type { Found } from '@/server/ratification/scan'
import type { Surroundings } from '@/server/ratification/surface'
import { namesOld, toClauseEnd } from '@/server/ratification/weighing'

/** What is told of a refusal. */
const refusals: readonly ReasonCode[] = [
  'rejection',
  'under_duress',
  'negated',
  'injection',
  'sarcastic',
  'deceptive',
  'wrong_reference',
]

/** What is told of a counter-offer. */
const changes: readonly ReasonCode[] = [
  'counter_offer',
  'under_duress',
  'conditional',
  'partial',
  'hedged',
  'question',
  'wrong_reference',
]

/** Cues that keep words from being a ratification, and name no other act. */
const spoilers: readonly ReasonCode[] = [
  'conditional',
  'hedged',
  'probabilistic',
  'partial',
  'question',
  'future_intent',
  'past_or_reported',
  'negated',
  'sarcastic',
  'third_party',
  'under_duress',
  'deceptive',
  'injection',
]

/**
 * Names words that are no ratification: refusal, change or exit where they are plainly that, else `unclear`.
 *
 * @param worst what spoke most against them by what was learnt, where it was asked
 */
export function nameUnratified(
  evidence: Evidence,
  around: Surroundings,
  heard: Heard,
  worst: Hit | undefined,
): Verdict {
  const marks = new Marks(evidence, around)
  const { label, reasons, twofold } = otherAct(evidence, around, heard)
  if (twofold) marks.whole('contradictory')
  if (label === 'unclear' && !twofold) markUnclear(marks, evidence, around, heard)
  for (const cue of heard.cues) if (reasons.includes(cue.reason)) marks.add(cue.reason, cue)
  return settled(label, marks, evidence, heard, worst)
}

interface Named {
  label: Exclude<Label, 'ratifies'>
  /** Which cues are told. */
  reasons: readonly ReasonCode[]
  /** Struck words say otherwise than those that stand. */
  twofold?: boolean
}

/** Which act words are that are no ratification. */
function otherAct(
  { acts, line: { text } }: Evidence,
  { spans, struck }: Surroundings,
  { cues, software }: Heard,
): Named {
  const has = (reason: ReasonCode) => cues.some((cue) => cue.reason === reason)
  const surrounding = new Set(spans.map(({ reason }) => reason))
  const untrusted = has('injection') || surrounding.has('injection') || surrounding.has('non_linguistic')
  const refused = has('rejection') || has('negated')
  if (has('withdrawal') && acts.length === 0 && !untrusted)
    return { label: 'withdraws', reasons: ['withdrawal', 'under_duress'] }
  if (struck && refused && acts.length === 0)
    return { label: 'unclear', reasons: ['deceptive', 'contradictory'], twofold: true }
  const mayChange = has('counter_offer') && !untrusted && !has('sarcastic')
  if (refused && acts.length === 0 && !isDoublyNegated(text, cues))
    return mayChange ? { label: 'counters', reasons: changes } : { label: 'rejects', reasons: refusals }
  const trusted = !has('deceptive') && !surrounding.has('deceptive') && !has('under_duress') && !software
  return mayChange && trusted
    ? { label: 'counters', reasons: changes }
    : { label: 'unclear', reasons: spoilers }
}

/** "I can't not accept", "no objection": a denial denied. */
function isDoublyNegated(text: string, cues: readonly Found[]): boolean {
  const hedges = cues.filter(({ reason }) => reason === 'hedged')
  const denials = cues.filter(({ reason }) => reason === 'negated')
  return (
    hedges.some((hedge) => denials.some((no) => no.start < hedge.end && hedge.start <= no.end)) ||
    /\b(?:not (?:not|disagree|reject|refuse|decline|object|oppose|dissent)|neither \w+ nor \w+|not that (?:i|we) do not|would not say|no objections?)\b/u.test(
      text,
    )
  )
}

/** What makes an act miss, where it stands in it: another text, a part, a gist. */
function missedBy(text: string, hit: Hit, reason: ReasonCode): Hit {
  const sign = misses[reason]?.exec(text.slice(hit.start, hit.end))
  return sign ? { start: hit.start + sign.index, end: hit.start + sign.index + sign[0].length } : hit
}

const misses: Partial<Record<ReasonCode, RegExp>> = {
  wrong_reference: /@(?:bad|old)/u,
  partial: /@part/u,
  hedged: /@gist/u,
}

/** Marks what makes words unclear beside the cues in them. */
function markUnclear(marks: Marks, evidence: Evidence, around: Surroundings, { cues }: Heard): void {
  const { acts, lame } = evidence
  const { text } = evidence.line
  const firstOf = (reason: ReasonCode) => cues.find((cue) => cue.reason === reason)
  for (const { hit, reason } of lame)
    if (reason !== 'none' && !(reason === 'no_reference' && acts.length > 0))
      marks.add(reason, missedBy(text, hit, reason))
  const named = lame.some(({ reason }) => reason === 'wrong_reference')
  if (!named && (text.includes('@bad') || namesOld(text, acts[0])))
    marks.sign('wrong_reference', text.search(/@bad|@old/u), 4)
  const against = firstOf('rejection') ?? firstOf('negated') ?? firstOf('withdrawal')
  if (acts.length > 0 && against) marks.add('contradictory', against)
  if (text.includes('@part') && !firstOf('partial')) marks.sign('partial', text.indexOf('@part'), 5)
  if (text.includes('@gist')) marks.sign('hedged', text.indexOf('@gist'), 5)
  if (around.terse) marks.whole('too_terse')
}

function settled(
  label: Label,
  marks: Marks,
  { acts, lame }: Evidence,
  { delegate, disclosed }: Heard,
  worst: Hit | undefined,
): Verdict {
  const reasons = new Set<ReasonCode>(marks.spans.map((span) => span.reason))
  if (label === 'rejects') reasons.add('rejection')
  const spokenFor = label === 'unclear' ? acts.length + lame.length > 0 || !disclosed : disclosed
  if (delegate.length > 0 && spokenFor) {
    const reason: ReasonCode = disclosed ? 'disclosed_delegate' : 'undisclosed_delegate'
    reasons.add(reason)
    for (const hit of delegate) marks.add(reason, hit)
  }
  if (reasons.size === 0) {
    reasons.add('none')
    if (label === 'unclear' && worst && acts.length > 0) marks.spans.push({ ...worst, reason: 'none' })
  }
  return { label, reasons: reasonCodes.filter((reason) => reasons.has(reason)), spans: marks.spans }
}

/** Marks in the words as they were typed. */
class Marks {
  readonly spans: Span[]
  readonly #line: Evidence['line']

  constructor({ line, misnamed }: Evidence, around: Surroundings) {
    this.#line = line
    this.spans = [...around.spans, ...misnamed.map((hit) => ({ ...hit, reason: 'wrong_reference' as const }))]
  }

  /** @param hit in offsets of the line */
  add(reason: ReasonCode, hit: Hit): void {
    const runsOn = reason === 'conditional' || reason === 'counter_offer'
    const { start, end } = runsOn ? toClauseEnd(this.#line.text, hit) : hit
    this.spans.push({ ...originOf(this.#line, { start, end }), reason })
  }

  sign(reason: ReasonCode, start: number, length: number): void {
    this.add(reason, { start, end: start + length })
  }

  whole(reason: ReasonCode): void {
    this.add(reason, { start: 0, end: this.#line.text.length })
  }
}
