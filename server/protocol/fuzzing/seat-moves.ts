import { seated } from '../authority'
import type { Command } from '../commands'
import { type InvitationId, invitationId, type PartyId, partyId } from '../ids'
import type { Role } from '../seat-events'
import { testKey } from '../test-keys'

import { DELEGATE_MOVES } from './delegate-moves'
import {
  type Desk,
  HOME,
  number,
  PARTIES,
  party,
  person,
  seldom,
  type Weighted,
  withParty,
  withSomebody,
} from './desk'

function invitationFor(desk: Desk): { role: Role; party: PartyId | null } | null {
  const invited = (party: PartyId) =>
    desk.seen.invitations.some((one) => one.party === party && one.state === 'open')
  const empty = desk.seen.parties.find((one) => !one.removed && !one.signatory && !invited(one.party))
  if (empty && desk.random.chance(85)) return { role: 'signatory', party: empty.party }
  if (desk.random.chance(93)) return null
  const role =
    desk.random.pick(['member', 'member', 'signatory', 'observer', 'facilitator'] as const) ?? 'member'
  const stray = desk.random.chance(5)
  return { role, party: (role === 'observer' || role === 'facilitator') === stray ? party(desk) : null }
}

/** Most take the seat that was meant for them; some try whatever lies open. */
function openInvitation(desk: Desk): InvitationId | null {
  const me = person(desk)
  const home = me ? HOME[me] : undefined
  const lying = desk.seen.invitations.filter((one) => one.state === 'open')
  const mine = lying.filter((one) => (home ? one.party === home : one.party === null))
  return (
    (desk.random.chance(90) ? desk.random.pick(mine) : desk.random.pick(desk.seen.invitations))?.invitation ??
    null
  )
}

export const SEAT_MOVES = {
  OpenNegotiation: [() => null, [0, 0, 0, 0, 0]],
  AddParty: [
    seldom(({ random }) => ({
      type: 'AddParty',
      party: random.pick(PARTIES) ?? partyId.parse('d'),
      name: `Dogwood ${random.below(3)}`,
    })),
    [1, 1, 1, 0, 0],
  ],
  RemoveParty: [
    withParty((party) => ({ type: 'RemoveParty', party, reason: 'Not concerned.' })),
    [2, 1, 2, 0, 0],
  ],
  IssueInvitation: [
    (desk) => {
      const seat = invitationFor(desk)
      const invitation = invitationId.parse(`inv-${desk.id}`)
      const expires = desk.later(1 + desk.random.below(60))
      return seat && { type: 'IssueInvitation', invitation, ...seat, expires }
    },
    [14, 3, 3, 0, 0],
  ],
  RevokeInvitation: [
    seldom(({ random, seen }) => {
      const one = random.pick(seen.invitations)
      return one ? { type: 'RevokeInvitation', invitation: one.invitation } : null
    }),
    [1, 1, 1, 0, 0],
  ],
  TakeSeat: [
    (desk) => {
      const invitation = openInvitation(desk)
      const identified = desk.random.chance(80) ? 'verified-address' : null
      return invitation
        ? {
            type: 'TakeSeat',
            invitation,
            name: `Person ${desk.random.chance(97) ? person(desk) : 'ana'}`,
            identified,
          }
        : null
    },
    [60, 10, 6, 1, 0],
  ],
  ConfirmSeat: [
    ({ random, seen }) => {
      const one = random.pick(seen.seatRequests)
      return one ? { type: 'ConfirmSeat', person: one.person } : null
    },
    [12, 6, 6, 0, 0],
  ],
  DeclineSeat: [
    ({ random, seen }) => {
      const one = random.pick(seen.seatRequests)
      return one ? { type: 'DeclineSeat', person: one.person, reason: 'x' } : null
    },
    [2, 1, 1, 0, 0],
  ],
  LeaveSeat: [() => ({ type: 'LeaveSeat' }), [1, 1, 2, 1, 1]],
  RemovePerson: [withSomebody((person) => ({ type: 'RemovePerson', person, reason: 'x' })), [1, 1, 1, 1, 1]],
  ReplaceSignatory: [
    (desk) => {
      const heir = desk.random.pick(desk.seen.people.filter((one) => one.role === 'member'))
      return heir?.party
        ? { type: 'ReplaceSignatory', party: heir.party, person: heir.person, reason: 'x' }
        : null
    },
    [1, 1, 2, 2, 0],
  ],
  Grant: [
    (desk) => {
      const me = person(desk)
      const mine = me ? seated(desk.seen, me) : undefined
      const heir = desk.random.pick(desk.seen.people.filter((one) => one.party === mine?.party))
      const purposes = desk.random.chance(50) ? (['agree', 'ratify'] as const) : (['ratify'] as const)
      return heir
        ? {
            type: 'Grant',
            to: heir.person,
            purposes: [...purposes],
            subject: 'The yard',
            until: desk.later(1 + desk.random.below(40)),
          }
        : null
    },
    [2, 2, 6, 1, 0],
  ],
  RevokeGrant: [
    (desk) => ({ type: 'RevokeGrant', grant: number(desk, desk.seen.grants.length) }),
    [0, 0, 1, 1, 0],
  ],
  ...DELEGATE_MOVES,
  EnrolKey: [
    seldom((desk) => {
      const me = person(desk)
      if (!me || !desk.keys) return null
      const of = desk.random.chance(90) ? me : 'mal'
      const named = { negotiation: desk.seen.negotiation, person: of }
      const key = testKey(`${me} ${desk.random.below(2)}`, desk.random.chance(70) ? 'Ed25519' : 'ECDSA-P256')
      return key.enrolment(named)
    }),
    [4, 4, 4, 8, 1],
  ],
  RevokeKey: [
    seldom(({ random, seen }) => {
      const one = random.pick(seen.keys)
      return one ? { type: 'RevokeKey', key: one.key, reason: 'Lost.' } : null
    }),
    [1, 1, 1, 1, 1],
  ],
} satisfies Partial<Record<Command['type'], Weighted>>
