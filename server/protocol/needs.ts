import { seated, seatedParties, standing } from './authority'
import type { CommandId, PartyId, PersonId } from './ids'
import { latestIntent } from './intents'
import { standingRatification } from './ratification'
import type { Opened } from './state'

/**
 * What waits for one person, most pressing first. The pages turn kinds into a sentence with one button:
 * what, why, and where.
 */
export type Need =
  | { kind: 'answer-the-call'; call: number; version: number }
  | { kind: 'confirm-seat'; person: PersonId; name: string }
  | { kind: 'state-intent' }
  | { kind: 'answer-question'; question: number }
  | { kind: 'take-position'; issue: number }
  | { kind: 'support-decision'; issue: number; from: PartyId }
  | { kind: 'read-settlement'; version: number }
  | { kind: 'bound-reached' }
  | { kind: 'mediator-failed'; run: CommandId }
  | { kind: 'invite-parties'; parties: PartyId[] }
  | { kind: 'begin-intents' }
  | { kind: 'begin-mediation'; waitingFor: PartyId[] }
  | { kind: 'ask-mediator' }
  | { kind: 'call-ratification'; version: number }
  | { kind: 'waiting-for-answers'; parties: PartyId[] }

export function needsOf(state: Opened, viewer: PersonId): Need[] {
  const seat = seated(state, viewer)
  if (!seat || state.phase === 'Closed') return []
  if (seat.role === 'facilitator') return facilitatorNeeds(state)
  return seat.party && seat.role !== 'observer' ? partyNeeds(state, seat.party, viewer) : []
}

function partyNeeds(state: Exclude<Opened, { phase: 'Closed' }>, party: PartyId, viewer: PersonId): Need[] {
  const signs = standing(state).some((one) => one.party === party && one.signatory === viewer)
  switch (state.phase) {
    case 'Setup':
      return []
    case 'Ratification': {
      const answers = signs && !standingRatification(state.open, party)
      return answers ? [{ kind: 'answer-the-call', call: state.open.call, version: state.open.version }] : []
    }
    case 'Intent':
      return latestIntent(state, party) ? [] : [{ kind: 'state-intent' }]
    case 'Mediation': {
      const needs: Need[] = latestIntent(state, party) ? [] : [{ kind: 'state-intent' }]
      for (const one of state.questions)
        if ((one.to === null || one.to === party) && !one.answers.some((by) => by.party === party))
          needs.push({ kind: 'answer-question', question: one.question })
      for (const one of state.issues) {
        if (one.status !== 'OPEN' || one.setAside) continue
        const other = one.support.findLast((by) => by.party !== party)
        const mine = one.support.find((by) => by.party === party)
        if (signs && other && mine?.decision !== other.decision)
          needs.push({ kind: 'support-decision', issue: one.issue, from: other.party })
        else if (!one.positions.some((by) => by.party === party))
          needs.push({ kind: 'take-position', issue: one.issue })
      }
      const newest = state.settlements.at(-1)?.settlement.version
      const answered = state.counters.some((one) => one.party === party && one.version === newest)
      if (newest && !answered) needs.push({ kind: 'read-settlement', version: newest })
      return needs
    }
  }
}

function facilitatorNeeds(state: Exclude<Opened, { phase: 'Closed' }>): Need[] {
  const needs: Need[] = state.seatRequests.map(({ person, name }) => ({ kind: 'confirm-seat', person, name }))
  if (state.bound) needs.push({ kind: 'bound-reached' })
  const seated = seatedParties(state).map((one) => one.party)
  switch (state.phase) {
    case 'Setup': {
      const invited = (party: PartyId) =>
        state.invitations.some((one) => one.party === party && one.state !== 'revoked')
      const uninvited = standing(state).flatMap(({ party, signatory }) =>
        signatory || invited(party) ? [] : [party],
      )
      if (uninvited.length > 0) needs.push({ kind: 'invite-parties', parties: uninvited })
      if (seated.length >= 2 && standing(state).every((one) => one.signatory))
        needs.push({ kind: 'begin-intents' })
      return needs
    }
    case 'Intent': {
      const waitingFor = seated.filter((party) => !latestIntent(state, party))
      return [...needs, { kind: 'begin-mediation', waitingFor }]
    }
    case 'Mediation': {
      const last = state.runs.at(-1)
      if (last?.state === 'failed') needs.push({ kind: 'mediator-failed', run: last.run })
      const newest = state.settlements.at(-1)?.settlement.version
      if (newest) needs.push({ kind: 'call-ratification', version: newest })
      else if (last?.state !== 'working') needs.push({ kind: 'ask-mediator' })
      return needs
    }
    case 'Ratification': {
      const waiting = state.open.parties
        .map((one) => one.party)
        .filter((party) => !standingRatification(state.open, party))
      return [...needs, { kind: 'waiting-for-answers', parties: waiting }]
    }
  }
}
