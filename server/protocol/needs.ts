import { seated, seatedParties, standing } from './authority'
import { type BargainingNeed, bargainingNeeds, bargainingToLead } from './bargaining-needs'
import { type CaucusNeed, caucusNeeds, playerNeeds } from './caucus-needs'
import { PRESET } from './charter'
import { clarificationsWaiting } from './clarifications'
import { PLAYED } from './control'
import { heldBack } from './controls'
import { draftFromDecisions } from './finish'
import type { CommandId, PartyId, PersonId } from './ids'
import { latestIntent } from './intents'
import { isBargained, roundsOf } from './issues'
import { looksWaiting, ownLook } from './looks'
import { busyWith } from './mediation-requests'
import { overtaken, standingRatification } from './ratification'
import { isRegistered, registrationOpen, turnOrder } from './registration'
import type { Issue, Mediation, Opened, Person, Ratifying } from './state'
import { answerOf, isRoundRobin, outOfTurn, turnsLeft, unaddressed } from './turns'

/**
 * What waits for one person, most pressing first. The pages turn kinds into a sentence with one button:
 * what, why, and where.
 */
export type Need =
  | { kind: 'answer-the-call'; call: number; version: number }
  /** A facilitator has looked at this person's words and asks for others. */
  | { kind: 'restate'; call: number; version: number; by: PersonId }
  | { kind: 'confirm-seat'; person: PersonId; name: string }
  | { kind: 'state-intent' }
  /** The mediator has put this party's intent in other words, which count for nothing before it says so. */
  | { kind: 'answer-clarification'; work: number }
  | { kind: 'answer-question'; question: number }
  | { kind: 'register' }
  /** The party holds the turn; `unaddressed` are the open issues it has said nothing on in it. */
  | { kind: 'your-turn'; unaddressed: number[] }
  | { kind: 'answer-consent'; check: number; from: PartyId }
  | { kind: 'begin-turns'; missing: PartyId[] }
  | CaucusNeed
  | { kind: 'take-position'; issue: number }
  /** Words brought from elsewhere as this party's: its signatory says whether they are. */
  | { kind: 'confirm-claim'; issue: number; claim: number }
  | { kind: 'support-decision'; issue: number; from: PartyId }
  | { kind: 'read-settlement'; version: number }
  | { kind: 'bound-reached'; bound: 'deadline' | 'turns' }
  | { kind: 'mediator-failed'; run: CommandId }
  | { kind: 'invite-parties'; parties: PartyId[] }
  | { kind: 'begin-intents' }
  | { kind: 'begin-mediation'; waitingFor: PartyId[] }
  | { kind: 'ask-mediator' }
  /** Everything is decided, and no settlement has been drafted since. */
  | { kind: 'draft-decisions' }
  | { kind: 'call-ratification'; version: number }
  /** Somebody asks facilitators to look at words that were read as unclear. */
  | { kind: 'look-at-words'; call: number; look: number; party: PartyId }
  | { kind: 'waiting-for-answers'; parties: PartyId[] }
  | BargainingNeed

export function needsOf(state: Opened, viewer: PersonId): Need[] {
  const seat = seated(state, viewer)
  if (!seat || state.phase === 'Closed') return []
  return [...playerNeeds(state, viewer), ...ownNeeds(state, seat), ...caucusNeeds(state, viewer)]
}

function ownNeeds(state: Exclude<Opened, { phase: 'Closed' }>, seat: Person): Need[] {
  if (seat.role === 'facilitator') return facilitatorNeeds(state)
  return seat.party && seat.role !== 'observer' ? partyNeeds(state, seat.party, seat.person) : []
}

function partyNeeds(state: Exclude<Opened, { phase: 'Closed' }>, party: PartyId, viewer: PersonId): Need[] {
  const signs = standing(state).some((one) => one.party === party && one.signatory === viewer)
  switch (state.phase) {
    case 'Setup':
      return registrationNeed(state, party)
    case 'Ratification': {
      const answers = (signs || answersByGrant(state, viewer)) && !standingRatification(state.open, party)
      if (!answers) return []
      const { call, version } = state.open
      const asked = ownLook(state.open, viewer)?.answer
      return [
        asked ? { kind: 'restate', call, version, by: asked.by } : { kind: 'answer-the-call', call, version },
      ]
    }
    case 'Intent':
      return [
        ...registrationNeed(state, party),
        ...(state.bound || latestIntent(state, party) ? [] : [{ kind: 'state-intent' } as const]),
        ...(state.bound ? [] : clarificationNeeds(state, party)),
      ]
    case 'Mediation': {
      if (state.bound) return []
      const needs: Need[] = [...registrationNeed(state, party), ...turnNeeds(state, party, signs)]
      const spent = turnsLeft(state) === 0 && !isRoundRobin(state)
      if (!latestIntent(state, party) && !spent) needs.push({ kind: 'state-intent' })
      needs.push(...clarificationNeeds(state, party))
      for (const one of state.questions)
        if ((one.to === null || one.to === party) && !one.answers.some((by) => by.party === party))
          needs.push({ kind: 'answer-question', question: one.question })
      needs.push(...bargainingNeeds(state, party, signs))
      const others = seatedParties(state).flatMap((one) => (one.party === party ? [] : [one.party]))
      const mayTalk = outOfTurn(state, party) === null
      for (const one of state.issues) {
        if (!mayTalk) break
        if (one.status !== 'OPEN' || one.setAside || isBargained(state, one.issue)) continue
        const other = one.support.findLast((by) => by.party !== party)
        const mine = one.support.find((by) => by.party === party)
        const answered = others.some((other) => roundsOf(one, other) > 0)
        const claim = signs ? claimed(state, one, party) : null
        if (signs && other && answered && mine?.decision !== other.decision)
          needs.push({ kind: 'support-decision', issue: one.issue, from: other.party })
        else if (claim !== null) needs.push({ kind: 'confirm-claim', issue: one.issue, claim })
        else if (roundsOf(one, party) === 0) needs.push({ kind: 'take-position', issue: one.issue })
      }
      const newest = state.settlements.at(-1)?.settlement.version
      const answered = state.counters.some((one) => one.party === party && one.version === newest)
      if (newest && !answered) needs.push({ kind: 'read-settlement', version: newest })
      return needs
    }
  }
}

const clarificationNeeds = (state: Opened, party: PartyId): Need[] =>
  clarificationsWaiting(state, party).map(({ work }) => ({ kind: 'answer-clarification', work }))

/** The first claim of a party on an issue that it has neither confirmed nor used up its rounds for. */
function claimed(state: Mediation, issue: Issue, party: PartyId): number | null {
  const most = state.charter.limits.roundsPerParty
  if (most !== null && roundsOf(issue, party) >= most) return null
  const claim = state.claims.find(
    (one) => one.issue === issue.issue && one.party === party && one.confirmedBy === null,
  )
  return claim?.claim ?? null
}

/** As of the last entry: a window may have passed since. */
function registrationNeed(state: Opened, party: PartyId): Need[] {
  return registrationOpen(state, state.head.at) && !isRegistered(state, party) ? [{ kind: 'register' }] : []
}

function turnNeeds(state: Mediation, party: PartyId, signs: boolean): Need[] {
  const needs: Need[] = []
  if (state.turn?.party === party && outOfTurn(state, party) === null)
    needs.push({ kind: 'your-turn', unaddressed: unaddressed(state, party) })
  const check = state.checks.at(-1)
  const ownTurn = check?.party === party || isRoundRobin(state) || turnsLeft(state) !== 0
  if (check && signs && ownTurn && !answerOf(check, party))
    needs.push({ kind: 'answer-consent', check: check.check, from: check.party })
  return needs
}

/** Parties that nobody answers for and nobody was asked to: without them there is no call. */
function uninvitedParties(state: Opened): PartyId[] {
  const waiting = (party: PartyId) =>
    state.invitations.some(
      (one) =>
        one.party === party &&
        one.role === 'signatory' &&
        (one.state === 'open' || one.state === 'requested'),
    )
  return standing(state).flatMap(({ party, signatory }) => (signatory || waiting(party) ? [] : [party]))
}

/** As of the last entry: a grant that ends later may still end before the act. */
function answersByGrant(state: Ratifying, viewer: PersonId): boolean {
  return state.grants.some(
    (one) =>
      one.to === viewer &&
      one.purposes.includes('ratify') &&
      !one.revoked &&
      one.mark.seq < state.open.mark.seq &&
      state.head.at < one.until,
  )
}

/** The newest version, unless things have changed since or a party has turned it down: then a new one is due. */
function toBeCalled(state: Mediation): number | null {
  const newest = state.settlements.at(-1)?.settlement
  if (!newest || overtaken(state, newest) || standing(state).some((one) => !one.signatory)) return null
  const turnedDown = state.calls.some(
    ({ version, ended }) =>
      version === newest.version && (ended.end === 'rejected' || ended.end === 'countered'),
  )
  return turnedDown ? null : newest.version
}

function decidedSinceDraft(state: Mediation): boolean {
  const most = state.charter.limits.drafts
  if (most !== null && state.settlements.length >= most) return false
  const drafted = state.settlements.at(-1)?.mark.seq ?? 0
  const said = [
    ...state.issues.flatMap((one) => [...one.support, ...(one.setAside ? [one.setAside] : [])]),
    ...(state.checks.at(-1)?.answers ?? []),
  ]
  return said.some((one) => one.mark.seq > drafted) && draftFromDecisions(state).ready
}

function facilitatorNeeds(state: Exclude<Opened, { phase: 'Closed' }>): Need[] {
  const needs: Need[] = []
  if (state.phase !== 'Ratification')
    for (const { person, name } of state.seatRequests) needs.push({ kind: 'confirm-seat', person, name })
  if (state.bound) needs.push({ kind: 'bound-reached', bound: state.bound.bound })
  const seated = seatedParties(state).map((one) => one.party)
  const uninvited = uninvitedParties(state)
  if (uninvited.length > 0 && state.phase !== 'Ratification')
    needs.push({ kind: 'invite-parties', parties: uninvited })
  switch (state.phase) {
    case 'Setup': {
      if (
        seated.length >= PRESET[state.charter.preset].leastParties &&
        standing(state).every((one) => one.signatory)
      )
        needs.push({ kind: 'begin-intents' })
      return needs
    }
    case 'Intent': {
      const waitingFor = seated.filter((party) => !latestIntent(state, party))
      return [...needs, { kind: 'begin-mediation', waitingFor }]
    }
    case 'Mediation': {
      if (
        state.charter.registration &&
        !state.turnsBegun &&
        !registrationOpen(state, state.head.at) &&
        turnOrder(state).length >= PRESET[state.charter.preset].leastParties
      )
        needs.push({
          kind: 'begin-turns',
          missing: standing(state).flatMap(({ party }) => (isRegistered(state, party) ? [] : [party])),
        })
      const last = state.runs.at(-1)
      if (last?.state === 'failed') needs.push({ kind: 'mediator-failed', run: last.run })
      const ready = toBeCalled(state)
      const bargains = bargainingToLead(state)
      if (bargains !== 'under way') needs.push(...bargains)
      if (ready) needs.push({ kind: 'call-ratification', version: ready })
      else if (decidedSinceDraft(state) && !state.bound) needs.push({ kind: 'draft-decisions' })
      else if (
        last?.state !== 'working' &&
        !state.bound &&
        !heldBack(state) &&
        !busyWith(state, state.control.player ? PLAYED : state.switched.mediator, 'draft', null) &&
        bargains !== 'under way'
      )
        needs.push({ kind: 'ask-mediator' })
      return needs
    }
    case 'Ratification': {
      const waiting = state.open.parties
        .map((one) => one.party)
        .filter((party) => !standingRatification(state.open, party))
      for (const { look, party } of looksWaiting(state.open))
        needs.push({ kind: 'look-at-words', call: state.open.call, look, party })
      return [...needs, { kind: 'waiting-for-answers', parties: waiting }]
    }
  }
}
