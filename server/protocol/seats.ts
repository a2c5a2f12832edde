import { anySeat, facilitator, outside, partyOf, person, seated, speaker, standing } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { callEnded } from './endings'
import type { Event } from './events'
import type { PartyId, PersonId } from './ids'
import { looksAlike } from './look-alike'
import type { Refusal } from './refusal'
import type { Identified, Role } from './seat-events'
import type { Matter, Opened, SeatRequest } from './state'

const BEFORE_THE_CALL = ['Setup', 'Intent', 'Mediation'] as const

export function issueInvitation(
  state: Opened,
  { command, actor, at }: Submitted<'IssueInvitation'>,
): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL)
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const { invitation, party, role, expires } = command
  if (expires <= at) return refuse({ code: 'InvitationExpired', expired: expires })
  if (state.invitations.some((one) => one.invitation === invitation))
    return refuse({ code: 'InvitationUsed' })
  const place = placeFor(state, role, party)
  if (place) return refuse(place)
  return accept({ type: 'InvitationIssued', invitation, party, role, expires })
}

function placeFor(state: Matter, role: Role, party: PartyId | null): Refusal | null {
  if (role === 'facilitator' || role === 'observer')
    return party === null ? null : { code: 'FacilitatorSitsForNoParty' }
  if (party === null) return { code: 'OnlyParty' }
  const seat = partyOf(state, party)
  if (!seat) return { code: 'UnknownParty', party }
  return role === 'signatory' && seat.signatory ? { code: 'PartyAlreadySeated', party } : null
}

export function revokeInvitation(state: Opened, { command, actor }: Submitted<'RevokeInvitation'>): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL)
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const invitation = state.invitations.find((one) => one.invitation === command.invitation)
  if (!invitation) return refuse({ code: 'UnknownInvitation' })
  if (invitation.state !== 'open') return refuse({ code: 'InvitationUsed' })
  return accept({ type: 'InvitationRevoked', invitation: command.invitation })
}

/**
 * Bound to a verified address, the seat is taken at once. A bare link gives a request only, which the
 * facilitator confirms in view of all: whoever holds a link may not be who it was meant for.
 */
export function takeSeat(state: Opened, { command, actor, at }: Submitted<'TakeSeat'>): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL)
  if (wrong) return refuse(wrong)
  const who = person(actor)
  if (typeof who !== 'string') return refuse(who)
  const invitation = state.invitations.find((one) => one.invitation === command.invitation)
  if (!invitation) return refuse({ code: 'UnknownInvitation' })
  if (invitation.state === 'revoked') return refuse({ code: 'InvitationRevoked' })
  if (invitation.state !== 'open') return refuse({ code: 'InvitationUsed' })
  if (invitation.expires <= at) return refuse({ code: 'InvitationExpired', expired: invitation.expires })
  if (seated(state, who) || state.seatRequests.some((one) => one.person === who))
    return refuse({ code: 'AlreadySeated' })
  const { party, role } = invitation
  const barred = crossedTheTable(state, who, role, party) ?? nameOfAnother(state, command.name, who, party)
  if (barred) return refuse(barred)
  const place = placeFor(state, role, party)
  if (place) return refuse(place)
  const seat = { invitation: invitation.invitation, party, role, person: who, name: command.name }
  return accept(
    command.identified === null
      ? { type: 'SeatRequested', ...seat }
      : { type: 'SeatTaken', ...seat, identified: command.identified },
  )
}

/**
 * A person keeps to one side for good, also after leaving: whoever moderated, or played the mediator, has seen what was
 * sealed for them, and whoever sat for a party may know what was said inside it.
 */
function crossedTheTable(state: Matter, who: PersonId, role: Role, party: PartyId | null): Refusal | null {
  if (role === 'observer') return null
  const before = state.people.filter((one) => one.person === who && one.role !== 'observer')
  const mediated = state.control.players.some((one) => one.person === who)
  if (mediated && role !== 'facilitator') return { code: 'FacilitatorSitsForNoParty' }
  if (before.some((one) => (one.role === 'facilitator') !== (role === 'facilitator')))
    return { code: 'FacilitatorSitsForNoParty' }
  return before.some((one) => one.party !== party) ? { code: 'AlreadySeated' } : null
}

/** Nobody sits under the name of another person at the table, or of another party. */
export function nameOfAnother(
  state: Matter,
  name: string,
  who: PersonId | null,
  party: PartyId | null,
): Refusal | null {
  const people = [...state.people.filter((one) => one.left === null), ...state.seatRequests]
  const taken =
    people.some((one) => one.person !== who && looksAlike(one.name, name)) ||
    standing(state).some((one) => one.party !== party && looksAlike(one.name, name)) ||
    state.delegations.some((one) => !one.revoked && looksAlike(one.name, name))
  return taken ? { code: 'NameTaken', name } : null
}

function requested(state: Matter, who: PersonId): SeatRequest | undefined {
  return state.seatRequests.find((one) => one.person === who)
}

export function confirmSeat(state: Opened, { command, actor }: Submitted<'ConfirmSeat'>): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL)
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const request = requested(state, command.person)
  if (!request) return refuse({ code: 'UnknownPerson' })
  const place = placeFor(state, request.role, request.party)
  if (place) return refuse(place)
  const { mark: _, ...seat } = request
  const identified: Identified = 'facilitator-confirmed'
  return accept({ type: 'SeatTaken', ...seat, identified })
}

export function declineSeat(state: Opened, { command, actor }: Submitted<'DeclineSeat'>): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL)
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  if (!requested(state, command.person)) return refuse({ code: 'UnknownPerson' })
  return accept({ type: 'SeatDeclined', person: command.person, reason: command.reason })
}

/** A member, observer or one of several facilitators may leave: that is no exit. A signatory must exit, or be replaced. */
export function leaveSeat(state: Opened, { actor }: Submitted<'LeaveSeat'>): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation', 'Closed')
  if (wrong) return refuse(wrong)
  const seat = anySeat(state, actor)
  if ('code' in seat) return refuse(seat)
  const stays = mayNotGo(state, seat.person)
  return stays ? refuse(stays) : accept({ type: 'PersonLeft', person: seat.person })
}

export function removePerson(state: Opened, { command, actor }: Submitted<'RemovePerson'>): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL, 'Closed')
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  if (!seated(state, command.person)) return refuse({ code: 'UnknownPerson' })
  const stays = mayNotGo(state, command.person)
  if (stays) return refuse(stays)
  return accept({ type: 'PersonRemoved', person: command.person, by: who.person, reason: command.reason })
}

function mayNotGo(state: Matter, who: PersonId): Refusal | null {
  if (state.parties.some((one) => one.signatory === who)) return { code: 'SignatoryMustExit' }
  const others = state.people.some(
    (one) => one.role === 'facilitator' && one.left === null && one.person !== who,
  )
  return seated(state, who)?.role === 'facilitator' && !others ? { code: 'LastFacilitator' } : null
}

/** Whoever answers for a party has changed, so nothing asked of the former signatory stands: an open call closes. */
export function replaceSignatory(state: Opened, { command, actor }: Submitted<'ReplaceSignatory'>): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation', 'Ratification')
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const party = partyOf(state, command.party)
  if (!party) return refuse({ code: 'UnknownParty', party: command.party })
  const heir = seated(state, command.person)
  if (!heir || heir.party !== command.party || heir.person === party.signatory)
    return refuse({ code: 'UnknownPerson' })
  const replaced: Event = {
    type: 'SignatoryReplaced',
    party: command.party,
    from: party.signatory,
    to: command.person,
    reason: command.reason,
  }
  if (state.phase !== 'Ratification') return accept(replaced)
  return accept(replaced, callEnded(state, 'signatory-changed', command.reason))
}

/** A grant is the signatory's own act, to a person of the same party, and is never passed on. */
export function grant(state: Opened, { command, actor, at }: Submitted<'Grant'>): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL)
  if (wrong) return refuse(wrong)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const party = partyOf(state, who.party)
  if (party?.signatory !== who.person)
    return refuse({
      code: 'OnlySignatory',
      party: who.party,
      signatory: party?.signatory ?? null,
      needs: 'agree',
    })
  if (command.to === who.person) return refuse({ code: 'GrantNotPossible', why: 'self' })
  const heir = seated(state, command.to)
  if (!heir || heir.party !== who.party)
    return refuse({ code: 'GrantNotPossible', why: 'not-a-person-of-the-party' })
  if (command.until <= at) return refuse({ code: 'GrantNotPossible', why: 'expired' })
  const { to, purposes, subject, until } = command
  return accept({
    type: 'GrantRecorded',
    grant: state.grants.length + 1,
    party: who.party,
    from: who.person,
    to,
    purposes,
    subject,
    until,
  })
}

export function revokeGrant(state: Opened, { command, actor }: Submitted<'RevokeGrant'>): Decision {
  const wrong = outside(state, ...BEFORE_THE_CALL, 'Ratification')
  if (wrong) return refuse(wrong)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const given = state.grants.find(
    (one) => one.grant === command.grant && one.party === who.party && !one.revoked,
  )
  if (!given) return refuse({ code: 'UnknownGrant' })
  const signatory = partyOf(state, who.party)?.signatory ?? null
  if (signatory !== who.person && given.to !== who.person)
    return refuse({ code: 'OnlySignatory', party: who.party, signatory, needs: 'agree' })
  return accept({ type: 'GrantRevoked', grant: command.grant })
}
