import type { SeatEvent } from './seat-events'
import type { Mark, Opened, Person } from './state'

/** Parties, invitations, seats, grants and keys. */
export function evolveSeats(state: Opened, event: SeatEvent, mark: Mark): Opened {
  switch (event.type) {
    case 'PartyAdded':
      return {
        ...state,
        parties: [
          ...state.parties,
          { party: event.party, name: event.name, signatory: null, removed: false },
        ],
      }
    case 'PartyRemoved':
      return {
        ...state,
        parties: state.parties.map((one) => (one.party === event.party ? { ...one, removed: true } : one)),
      }
    case 'InvitationIssued': {
      const { type: _, ...invitation } = event
      return { ...state, invitations: [...state.invitations, { ...invitation, state: 'open' }] }
    }
    case 'InvitationRevoked':
      return invitationNow(state, event.invitation, 'revoked')
    case 'SeatRequested': {
      const { type: _, ...request } = event
      return invitationNow(
        { ...state, seatRequests: [...state.seatRequests, { ...request, mark }] },
        event.invitation,
        'requested',
      )
    }
    case 'SeatTaken': {
      const { person, name, role, party, identified } = event
      const taken = invitationNow(
        {
          ...state,
          seatRequests: state.seatRequests.filter((one) => one.person !== person),
          people: [...state.people, { person, name, role, party, identified, since: mark, left: null }],
        },
        event.invitation,
        'used',
      )
      return role === 'signatory' ? signatoryNow(taken, party, person) : taken
    }
    case 'SeatDeclined':
      return { ...state, seatRequests: state.seatRequests.filter((one) => one.person !== event.person) }
    case 'PersonLeft':
    case 'PersonRemoved':
      return {
        ...state,
        people: state.people.map((one) =>
          one.person === event.person && !one.left ? { ...one, left: mark } : one,
        ),
        grants: state.grants.map((one) => (one.to === event.person ? { ...one, revoked: true } : one)),
      }
    case 'SignatoryReplaced': {
      const replaced = signatoryNow(state, event.party, event.to)
      const role = (one: Person) =>
        one.person === event.to ? 'signatory' : one.person === event.from ? 'member' : one.role
      return {
        ...replaced,
        people: replaced.people.map((one) => (one.left ? one : { ...one, role: role(one) })),
        grants: replaced.grants.map((one) => (one.party === event.party ? { ...one, revoked: true } : one)),
        delegations: replaced.delegations.map((one) =>
          one.party === event.party ? { ...one, revoked: true } : one,
        ),
      }
    }
    case 'GrantRecorded': {
      const { type: _, ...grant } = event
      return { ...state, grants: [...state.grants, { ...grant, mark, revoked: false }] }
    }
    case 'GrantRevoked':
      return {
        ...state,
        grants: state.grants.map((one) => (one.grant === event.grant ? { ...one, revoked: true } : one)),
      }
    case 'KeyEnrolled': {
      const { type: _, ...key } = event
      return { ...state, keys: [...state.keys, { ...key, mark, revoked: null }] }
    }
    case 'KeyRevoked':
      return {
        ...state,
        keys: state.keys.map((one) => (one.key === event.key ? { ...one, revoked: mark } : one)),
      }
    case 'ActSigned': {
      const { person, key, command } = event
      return { ...state, signed: [...state.signed, { person, key, command, seq: mark.seq }] }
    }
  }
}

function invitationNow(state: Opened, id: string, now: 'requested' | 'used' | 'revoked'): Opened {
  return {
    ...state,
    invitations: state.invitations.map((one) => (one.invitation === id ? { ...one, state: now } : one)),
  }
}

function signatoryNow(state: Opened, party: string | null, person: Person['person']): Opened {
  return {
    ...state,
    parties: state.parties.map((one) => (one.party === party ? { ...one, signatory: person } : one)),
  }
}
