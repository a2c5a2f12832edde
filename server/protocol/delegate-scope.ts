import { decimal, figuresIn, inRange } from './amounts'
import { delegation } from './authority'
import type { PackageValue } from './bargaining-commands'
import type { Command, Submission } from './commands'
import { type Decision, refuse } from './decision'
import type { Delegation, Purpose } from './delegation'
import type { Refusal } from './refusal'
import type { Matter, Opened } from './state'

/**
 * Which purpose an act needs. An allow-list: what does not stand here is done by no software, whatever its
 * delegation says. Nothing here binds a party, moves a phase, or touches a seat or a call.
 */
const COVERED = {
  StateIntent: 'intent',
  RaiseIssue: 'speak',
  TakePosition: 'speak',
  EscalateIssue: 'speak',
  AnswerQuestion: 'speak',
  ProposeTrade: 'propose',
  CounterSettlement: 'propose',
  SupportDecision: 'agree',
  ReopenIssue: 'agree',
  Register: 'speak',
  BeginTurns: 'speak',
  HandOff: 'speak',
  SkipTurn: 'speak',
  OpenConsentCheck: 'propose',
  AnswerConsent: 'consent',
  MakeOffer: 'offer',
  CounterOffer: 'offer',
  RejectOffer: 'offer',
  AnswerPackage: 'consent',
} as const satisfies Partial<Record<Command['type'], Purpose>>
/** An act that a delegation may cover. */
export type Delegable = keyof typeof COVERED

export const isDelegable = (type: string): type is Delegable => Object.hasOwn(COVERED, type)
export const DELEGABLE: readonly Delegable[] = Object.keys(COVERED).filter(isDelegable)

export function purposeOf(type: string): Purpose | undefined {
  return isDelegable(type) ? COVERED[type] : undefined
}

/**
 * An act of a delegate, decided as its party's once it lies within the delegation. The entry says first
 * that a delegate acted, and for whom.
 */
export function decideForDelegate(
  state: Opened,
  submitted: Submission,
  decide: (state: Opened, submitted: Submission) => Decision,
): Decision {
  const { actor, at, command } = submitted
  if (actor.kind !== 'delegate') return decide(state, submitted)
  const given = delegation(state, actor.delegate, at)
  if ('code' in given) return refuse(given)
  const outside = outsideOf(state, given, command)
  if (outside) return refuse(outside)
  const decided = decide(state, submitted)
  if (!decided.ok) return decided
  const { delegate, party, from } = given
  return { ok: true, events: [{ type: 'DelegateActed', delegate, party, from }, ...decided.events] }
}

/** Why an act lies outside a delegation; null when it lies within. */
export function outsideOf(state: Matter, given: Delegation, command: Command): Refusal | null {
  const purpose = purposeOf(command.type)
  if (!purpose) return { code: 'OutsideDelegation', why: 'binding' }
  if (!given.purposes.includes(purpose)) return { code: 'OutsideDelegation', why: 'purpose', purpose }
  const { issues } = given.limits
  const touched = issuesOf(state, command)
  if (issues && (touched === 'all' || touched.some((one) => !issues.includes(one))))
    return { code: 'OutsideDelegation', why: 'issues', issues }
  return outOfRange(state, given, command)
}

/** The issues an act touches; `all` where it may touch any. */
function issuesOf(state: Matter, command: Command): number[] | 'all' {
  switch (command.type) {
    case 'TakePosition':
    case 'EscalateIssue':
    case 'SupportDecision':
    case 'ReopenIssue':
      return [command.issue]
    case 'AnswerQuestion': {
      const asked = state.questions.find((one) => one.question === command.question)
      return (asked?.about ?? []).flatMap((one) =>
        one.kind === 'issue' || one.kind === 'position' ? [one.issue] : [],
      )
    }
    case 'Register':
    case 'BeginTurns':
    case 'HandOff':
    case 'SkipTurn':
      return []
    default:
      return 'all'
  }
}

/**
 * A range holds every figure that speaks of the issue's unit, in each way it can be read. What is supported as a
 * decision must name one: a range that nothing was held against would hold nothing.
 */
function outOfRange(state: Matter, given: Delegation, command: Command): Refusal | null {
  if (command.type === 'MakeOffer' || command.type === 'CounterOffer') return beyond(given, command.values)
  if (command.type !== 'TakePosition' && command.type !== 'SupportDecision') return null
  const range = given.limits.ranges.find((one) => one.issue === command.issue)
  const kind = state.issues.find((one) => one.issue === command.issue)?.kind
  if (!range || kind?.kind !== 'amount') return null
  const decides = command.type === 'SupportDecision'
  const figures = figuresIn(decides ? command.decision : command.text, kind.unit)
  const held = figures.every((one) => one.length > 0 && one.every((amount) => inRange(amount, range)))
  if (held && (figures.length > 0 || !decides)) return null
  return { code: 'OutsideDelegation', why: 'range', ...range }
}

/** Of a package each value that has a range lies within it, to the letter. */
function beyond(given: Delegation, values: readonly PackageValue[]): Refusal | null {
  const range = given.limits.ranges.find(({ issue, min, max }) =>
    values.some(
      (one) =>
        one.issue === issue && !(decimal.safeParse(one.value).success && inRange(one.value, { min, max })),
    ),
  )
  return range ? { code: 'OutsideDelegation', why: 'range', ...range } : null
}
