import { canonicalJson } from '@/server/record/canonical'
import { commitmentTo } from '@/server/record/commitment'
import { facilitator, partyOf, seatedParties, signer, speaker } from './authority'
import type { Actor } from './commands'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { carveOuts, counterOf, settlementParties } from './drafts'
import { callEnded, runsEnded } from './endings'
import type { Event } from './events'
import type { CommandId, Instant, PartyId, SettlementDigest } from './ids'
import { latestIntent } from './intents'
import type { Refusal } from './refusal'
import type { Settlement } from './settlement'
import type { Attempt, Call, Closed, Matter, Mediation, Opened, Ratification, Ratifying } from './state'

export function callRatification(
  state: Mediation,
  { command, actor }: Submitted<'CallRatification'>,
): Decision {
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const drafted = state.settlements.find((one) => one.settlement.digest === command.digest)
  if (!drafted) return refuse({ code: 'NoSuchSettlement' })
  const unseated = state.parties.filter((one) => !one.removed && !one.signatory).map((one) => one.party)
  if (unseated.length > 0) return refuse({ code: 'PartyNotSeated', parties: unseated })
  const { settlement } = drafted
  const outdated = overtaken(state, settlement)
  if (outdated) return refuse(outdated)
  return accept({
    type: 'RatificationCalled',
    call: state.calls.length + 1,
    version: settlement.version,
    digest: settlement.digest,
    by: who.person,
    parties: [...seatedParties(state)],
  })
}

/** Why a text no longer fits the moment, so that a new version is needed before a call; null where it fits. */
export function overtaken(state: Matter, settlement: Settlement): Refusal | null {
  const moved = redLinesMoved(state, settlement)
  if (moved.length > 0) return { code: 'RedLinesChanged', parties: moved }
  if (canonicalJson(settlement.carveOuts) !== canonicalJson(carveOuts(state)))
    return { code: 'CarveOutsChanged' }
  return canonicalJson(settlement.parties) === canonicalJson(settlementParties(state))
    ? null
    : { code: 'PartiesChanged' }
}

/** Parties whose red lines are not the ones this text was drafted under: it cannot account for them. */
function redLinesMoved(state: Matter, settlement: Settlement): PartyId[] {
  const lines = (party: PartyId, version: number | undefined) =>
    state.intents.find((one) => one.party === party && one.version === version)?.statement.redLines ?? []
  return seatedParties(state).flatMap(({ party }) => {
    const then = settlement.references.intents.find((one) => one.party === party)?.version
    const now = latestIntent(state, party)?.version
    return canonicalJson(lines(party, then)) === canonicalJson(lines(party, now)) ? [] : [party]
  })
}

/** A refusal unless the act names the call that is open and the very text it put. */
export function stale(state: Ratifying, named: { call: number; digest: SettlementDigest }): Refusal | null {
  if (named.call !== state.open.call) return { code: 'CallClosed', call: named.call }
  return named.digest === state.open.digest ? null : { code: 'StaleSettlement', current: state.open.digest }
}

/** Who may bind a party in this call: its signatory, or a person granted that before the call. */
export function binder(state: Ratifying, actor: Actor, at: Instant) {
  const who = signer(state, actor, 'ratify', at, state.open.mark.seq)
  if ('code' in who) return who
  const called: Refusal = { code: 'NotCalled' }
  return state.open.parties.some((one) => one.party === who.party) ? who : called
}

/** The ratification that counts for a party in a call: confirmed and not withdrawn. */
export function standingRatification(call: Call, party: PartyId): Ratification | undefined {
  return call.ratifications.find((one) => one.party === party && !one.withdrawn)
}

export function showQuestion(state: Ratifying, { command, actor }: Submitted<'ShowQuestion'>): Decision {
  const wrong = stale(state, command)
  if (wrong) return refuse(wrong)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const { call, digest, page } = command
  return accept({ type: 'QuestionShown', call, digest, party: who.party, person: who.person, page })
}

/** Words were sent and read. The entry has one shape whatever they said and however they were read. */
export function recordAttempt(
  state: Ratifying,
  { id, command, actor, at }: Submitted<'RecordAttempt'>,
): Decision {
  const wrong = stale(state, command)
  if (wrong) return refuse(wrong)
  const who = binder(state, actor, at)
  if ('code' in who) return refuse(who)
  if (standingRatification(state.open, who.party)) return refuse({ code: 'AlreadyRatified' })
  const { type: _, ...named } = command
  return accept({ type: 'AttemptRecorded', attempt: id, ...named, party: who.party, person: who.person })
}

export function confirmRatification(state: Ratifying, submitted: Submitted<'ConfirmRatification'>): Decision {
  const { command, actor, at } = submitted
  const wrong = stale(state, command)
  if (wrong) return refuse(wrong)
  const who = binder(state, actor, at)
  if ('code' in who) return refuse(who)
  if (standingRatification(state.open, who.party)) return refuse({ code: 'AlreadyRatified' })
  const attempt = state.open.attempts.find(
    (one) => one.attempt === command.attempt && one.person === who.person,
  )
  if (!attempt) return refuse({ code: 'UnknownAttempt' })
  if (spent(state.open, attempt)) return refuse({ code: 'AttemptSpent' })
  const unlike = notTheAttempt(state, command, attempt)
  if (unlike) return refuse(unlike)
  if (command.reading.label !== 'ratifies') return refuse({ code: 'WordsDoNotRatify' })
  if (who.grant !== null && !command.reading.reasons.includes('disclosed_delegate'))
    return refuse({ code: 'DelegationNotDisclosed' })
  const { call, digest, words, reading } = command
  const recorded: Event = {
    type: 'RatificationRecorded',
    call,
    digest,
    party: who.party,
    person: who.person,
    grant: who.grant,
    attempt: command.attempt,
    words,
    reading,
  }
  const others = state.open.parties.filter((one) => one.party !== who.party)
  if (!others.every((one) => standingRatification(state.open, one.party))) return accept(recorded)
  const { version } = state.open
  return accept(
    recorded,
    { type: 'SettlementBecameCanonical', call, version, digest },
    { type: 'CallClosed', call, end: 'ratified-by-all', reason: '', lapsed: [] },
    ...runsEnded(state, who.person),
    {
      type: 'NegotiationClosed',
      outcome: { kind: 'canonical', version, digest, call },
      by: who.person,
      reason: '',
    },
  )
}

/**
 * An attempt stands for what the person means now. It is spent once confirmed, once the same person has sent
 * other words, and once the party has withdrawn: ratifying again takes words written after that.
 */
export function spent(call: Call, attempt: Attempt): boolean {
  const later = call.attempts.some((one) => one.person === attempt.person && one.mark.seq > attempt.mark.seq)
  return (
    later || call.ratifications.some((one) => one.party === attempt.party && one.mark.seq > attempt.mark.seq)
  )
}

/** The words and the reading must be the ones that were sealed when they were sent. */
function notTheAttempt(
  state: Ratifying,
  command: Submitted<'ConfirmRatification'>['command'],
  attempt: Attempt,
): Refusal | null {
  const place = (field: string, command: CommandId) => ({
    negotiation: state.negotiation,
    owner: attempt.person,
    field,
    command,
  })
  const words = commitmentTo({
    ...place('words', attempt.attempt),
    salt: command.saltOfWords,
    content: command.words,
  })
  if (words !== attempt.words) return { code: 'WordsNotTheAttempt' }
  const content = canonicalJson(command.reading)
  const reading = commitmentTo({ ...place('reading', attempt.attempt), salt: command.saltOfReading, content })
  return reading === attempt.reading ? null : { code: 'ReadingNotTheAttempt' }
}

/** Before all have ratified a withdrawal takes effect; after that it is noted and changes nothing. */
export function withdrawRatification(
  state: Ratifying | Closed,
  { command, actor, at }: Submitted<'WithdrawRatification'>,
): Decision {
  const { call, digest, words } = command
  if (state.phase === 'Closed') {
    const { outcome } = state.closing
    const called = state.calls.find((one) => one.call === call)
    if (outcome.kind !== 'canonical' || outcome.call !== call || outcome.digest !== digest || !called)
      return refuse({ code: 'NothingToWithdraw' })
    const who = signer(state, actor, 'ratify', at, called.mark.seq)
    if ('code' in who) return refuse(who)
    if (state.lateWithdrawals.some((one) => one.party === who.party))
      return refuse({ code: 'NothingToWithdraw' })
    return accept({ type: 'LateWithdrawalNoted', call, digest, ...who, words })
  }
  const wrong = stale(state, command)
  if (wrong) return refuse(wrong)
  const who = binder(state, actor, at)
  if ('code' in who) return refuse(who)
  if (!standingRatification(state.open, who.party)) return refuse({ code: 'NothingToWithdraw' })
  return accept({ type: 'RatificationWithdrawn', call, digest, ...who, words })
}

export function rejectSettlement(
  state: Ratifying,
  { command, actor, at }: Submitted<'RejectSettlement'>,
): Decision {
  const wrong = stale(state, command)
  if (wrong) return refuse(wrong)
  const who = binder(state, actor, at)
  if ('code' in who) return refuse(who)
  const { call, digest, words } = command
  return accept({ type: 'SettlementRejected', call, digest, ...who, words }, callEnded(state, 'rejected', ''))
}

export function counterInCall(
  state: Ratifying,
  { command, actor, at }: Submitted<'CounterInCall'>,
): Decision {
  const wrong = stale(state, command)
  if (wrong) return refuse(wrong)
  const who = binder(state, actor, at)
  if ('code' in who) return refuse(who)
  const counter = counterOf(state, who, state.open.version, command)
  if ('code' in counter) return refuse(counter)
  return accept(counter, callEnded(state, 'countered', ''))
}

export function remindParty(state: Ratifying, { command, actor }: Submitted<'RemindParty'>): Decision {
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  if (!state.open.parties.some((one) => one.party === command.party))
    return refuse({ code: 'UnknownParty', party: command.party })
  if (standingRatification(state.open, command.party)) return refuse({ code: 'AlreadyRatified' })
  return accept({ type: 'PartyReminded', call: state.open.call, party: command.party, by: who.person })
}

export function closeCall(state: Ratifying, { command, actor }: Submitted<'CloseCall'>): Decision {
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  if (command.call !== state.open.call) return refuse({ code: 'CallClosed', call: command.call })
  return accept(callEnded(state, 'closed', command.reason))
}

/** MP-01: when one party leaves, the negotiation ends, and that is recorded. */
export function exitNegotiation(state: Opened, { command, actor }: Submitted<'ExitNegotiation'>): Decision {
  if (state.phase === 'Closed')
    return refuse({
      code: 'WrongPhase',
      phase: state.phase,
      allowed: ['Setup', 'Intent', 'Mediation', 'Ratification'],
    })
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const signatory = partyOf(state, who.party)?.signatory ?? null
  if (signatory !== who.person)
    return refuse({ code: 'OnlySignatory', party: who.party, signatory, needs: 'ratify' })
  const exited: Event = { type: 'PartyExited', party: who.party, person: who.person, words: command.words }
  const ended: Event = {
    type: 'NegotiationClosed',
    outcome: { kind: 'exited', party: who.party },
    by: who.person,
    reason: command.words,
  }
  const lapsing = state.phase === 'Ratification' ? [callEnded(state, 'exited', '')] : []
  return accept(exited, ...lapsing, ...runsEnded(state, who.person), ended)
}
