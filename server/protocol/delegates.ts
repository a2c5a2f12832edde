import { inRange, millionths } from './amounts'
import { delegation, outside, partyOf, speaker } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { DelegateLimits, Purpose, Unclear } from './delegation'
import { nameOfAnother } from './seats'
import type { Matter, Opened } from './state'

const BEFORE_THE_CALL = ['Setup', 'Intent', 'Mediation'] as const

/** Appointing is the signatory's own act. What is unclear in it is asked back, never guessed. */
export function appointDelegate(
  state: Opened,
  { command, actor, at }: Submitted<'AppointDelegate'>,
): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL)
  if (wrong) return refuse(wrong)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const signatory = partyOf(state, who.party)?.signatory ?? null
  if (signatory !== who.person)
    return refuse({ code: 'OnlySignatory', party: who.party, signatory, needs: 'agree' })
  const unclear = unclearIn(state, command.purposes, command.limits)
  if (unclear) return refuse({ code: 'DelegationUnclear', unclear })
  if (command.until <= at) return refuse({ code: 'GrantNotPossible', why: 'expired' })
  const taken = nameOfAnother(state, command.name, null, null)
  if (taken) return refuse(taken)
  const { type: _, ...asked } = command
  return accept({
    type: 'DelegateAppointed',
    ...asked,
    delegate: state.delegations.length + 1,
    party: who.party,
    from: who.person,
    by: who.person,
    reason: '',
    instead: null,
  })
}

/**
 * Other software takes over exactly what the first was allowed, and the first loses it. A person of the party does
 * it, where whoever appointed said it may be done.
 */
export function handOnDelegation(
  state: Opened,
  { command, actor, at }: Submitted<'HandOnDelegation'>,
): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL)
  if (wrong) return refuse(wrong)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const given = delegation(state, command.delegate, at)
  if ('code' in given) return refuse(given)
  if (given.party !== who.party) return refuse({ code: 'UnknownDelegate' })
  if (!given.transferable && given.from !== who.person) return refuse({ code: 'NotTransferable' })
  const taken = nameOfAnother(state, command.name, null, null)
  if (taken) return refuse(taken)
  const { name, kind, reason } = command
  const { delegate, party, from, subject, purposes, limits, until, transferable } = given
  return accept(
    { type: 'DelegationRevoked', delegate },
    {
      type: 'DelegateAppointed',
      delegate: state.delegations.length + 1,
      party,
      from,
      by: who.person,
      name,
      kind,
      subject,
      purposes,
      limits,
      until,
      transferable,
      instead: delegate,
      reason,
    },
  )
}

/** At once, by anybody of the party: stopping software needs no signature. What it did within its scope stays. */
export function revokeDelegation(state: Opened, { command, actor }: Submitted<'RevokeDelegation'>): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL, 'Ratification')
  if (wrong) return refuse(wrong)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const given = state.delegations.find((one) => one.delegate === command.delegate && one.party === who.party)
  if (!given) return refuse({ code: 'UnknownDelegate' })
  if (given.revoked) return refuse({ code: 'DelegationOver', why: 'revoked' })
  return accept({ type: 'DelegationRevoked', delegate: given.delegate })
}

/** So many a delegate's overreaches are kept: each hour, and in all. The record is no place to write by failing. */
export const MOST_AN_HOUR = 3
export const MOST_IN_ALL = 30
const HOUR_MS = 3_600_000

export function recordOverreach(
  state: Opened,
  { command, actor, at }: Submitted<'RecordOverreach'>,
): Decision {
  if (actor.kind !== 'house') return refuse({ code: 'OnlyHouse' })
  const wrong = outside(state, ...BEFORE_THE_CALL, 'Ratification')
  if (wrong) return refuse(wrong)
  const given = delegation(state, command.delegate, at)
  if ('code' in given) return refuse(given)
  const before = state.overreach.filter((one) => one.delegate === command.delegate)
  const lately = before.filter((one) => Date.parse(at) - Date.parse(one.mark.at) < HOUR_MS)
  if (before.length >= MOST_IN_ALL || lately.length >= MOST_AN_HOUR) return refuse({ code: 'OverreachNoted' })
  const { delegate, tried, why } = command
  return accept({ type: 'OverreachRecorded', delegate, tried, why })
}

/** Acts that may touch every issue at once. */
const WHOLE = ['intent', 'propose', 'offer', 'consent'] as const
const ACTS: readonly Purpose[] = ['intent', 'speak', 'propose', 'offer', 'consent', 'agree']

function unclearIn(state: Matter, purposes: readonly Purpose[], limits: DelegateLimits): Unclear | null {
  if (purposes.length === 0 || new Set(purposes).size < purposes.length) return { ask: 'purposes' }
  if (!purposes.includes('read')) return { ask: 'reading' }
  const limited = limits.issues !== null || limits.ranges.length > 0
  if (limited && !purposes.some((one) => ACTS.includes(one))) return { ask: 'limits-of-nothing' }
  return unclearIssues(state, purposes, limits.issues) ?? unclearRanges(state, limits)
}

function unclearIssues(
  state: Matter,
  purposes: readonly Purpose[],
  issues: DelegateLimits['issues'],
): Unclear | null {
  if (issues === null) return null
  if (issues.length === 0) return { ask: 'issues' }
  for (const [at, issue] of issues.entries()) {
    if (!state.issues.some((one) => one.issue === issue)) return { ask: 'unknown-issue', issue }
    if (issues.indexOf(issue) !== at) return { ask: 'issue-twice', issue }
  }
  const purpose = WHOLE.find((one) => purposes.includes(one))
  return purpose ? { ask: 'whole-package', purpose } : null
}

function unclearRanges(state: Matter, { issues, ranges }: DelegateLimits): Unclear | null {
  for (const [at, { issue, min, max }] of ranges.entries()) {
    const asked = state.issues.find((one) => one.issue === issue)
    if (!asked) return { ask: 'unknown-issue', issue }
    if (ranges.findIndex((one) => one.issue === issue) !== at) return { ask: 'issue-twice', issue }
    if (issues && !issues.includes(issue)) return { ask: 'range-beside-issues', issue }
    if (asked.kind.kind !== 'amount') return { ask: 'range-of-no-amount', issue }
    if (min === null && max === null) return { ask: 'range-open', issue }
    if (min !== null && max !== null && millionths(min) > millionths(max))
      return { ask: 'range-empty', issue }
    const own = asked.kind
    if ([min, max].some((end) => end !== null && !inRange(end, own))) return { ask: 'range-outside', issue }
  }
  return null
}
