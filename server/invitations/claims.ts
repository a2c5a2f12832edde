import { randomUUID } from 'node:crypto'
import type { Invitation as Row } from '@/generated/prisma/client'
import type { Account } from '@/server/auth/account'
import { tokenHash } from '@/server/auth/tokens'
import { db } from '@/server/db/db'
import { nameOf } from '@/server/mail/letter-about'
import { partyOf, seated } from '@/server/protocol/authority'
import {
  commandId,
  invitationId,
  type NegotiationId,
  negotiationId,
  type PartyId,
  personId,
} from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { Role } from '@/server/protocol/seat-events'
import type { Invitation, Opened, State } from '@/server/protocol/state'
import type { Seating } from '@/server/room/seating'
import type { Answer, DoorRefusal } from '@/server/wire/messages'
import { type KeptInvitation, keptInvitations } from './invitations'

/** What the holder of a link may know before being seated. */
export interface InvitedTo {
  title: string
  topic: string
  facilitator: string
  partyName: string | null
  role: Role
  parties: string[]
  /** ISO 8601, UTC. */
  expires: string
}

/** What one person finds at one invitation's address. Exactly one of these holds at any moment. */
export type Found =
  | { kind: 'unknown' }
  | { kind: 'sign-in-first'; to: InvitedTo }
  /** `verified`: it was mailed to this very address, so the seat is taken at once. */
  | { kind: 'open'; to: InvitedTo; account: { name: string; email: string | null }; verified: boolean }
  | { kind: 'requested'; to: InvitedTo }
  | { kind: 'declined'; title: string; facilitator: string }
  | { kind: 'wrong-account'; signedInAs: string; addressedTo: string }
  | { kind: 'expired'; expired: string; facilitator: string }
  | { kind: 'revoked'; facilitator: string }
  | { kind: 'used'; facilitator: string }
  /** Another person signs for that party by now. */
  | { kind: 'taken'; facilitator: string; partyName: string }
  /** A settlement is put to ratification, or the negotiation has ended: nobody is seated any more. */
  | { kind: 'closed'; title: string; facilitator: string }
  | {
      kind: 'seated'
      negotiation: NegotiationId
      title: string
      role: Role
      partyName: string | null
      /** Someone forwarded it: it was meant for another seat than the one this person has. */
      otherParty: boolean
    }

export type Claimed =
  | { outcome: 'seated' | 'requested'; negotiation: NegotiationId }
  | { outcome: 'refused'; refusal: Refusal | DoorRefusal }
  /** It could not be claimed to begin with; its page says why. */
  | { outcome: 'not-open'; found: Found }

interface InvitationDoors {
  state: (negotiation: NegotiationId) => Promise<State>
  seat: (seating: Seating) => Promise<Answer>
  now: () => Date
}

export interface Invitations {
  /** Looking uses nothing up: mail scanners and curious people open links too. */
  lookUp(token: string, account: Account | null): Promise<Found>
  /** Takes or asks for the seat. An invitation is spent by an accepted act on the record, never by trying. */
  claim(token: string, account: Account, name: string): Promise<Claimed>
  /** Addresses and links, for the facilitator alone: the caller checks who asks. */
  keptFor(negotiation: NegotiationId): Promise<KeptInvitation[]>
}

export function createInvitations(doors: InvitationDoors): Invitations {
  const find = (token: string) => db().invitation.findUnique({ where: { tokenHash: tokenHash(token) } })

  async function foundIn(row: Row | null, account: Account | null): Promise<Found> {
    if (!row) return { kind: 'unknown' }
    const state = await doors.state(negotiationId.parse(row.negotiationId))
    if (state.phase === 'Unopened') return { kind: 'unknown' }
    const invitation = state.invitations.find((one) => one.invitation === row.id)
    if (!invitation) return { kind: 'unknown' }
    return (
      placeOf(state, invitation, account) ??
      endOf(state, invitation, row, account, doors.now().toISOString()) ??
      openFor(state, invitation, row, account)
    )
  }

  return {
    lookUp: async (token, account) => foundIn(await find(token), account),
    claim: async (token, account, name) => {
      const row = await find(token)
      const found = await foundIn(row, account)
      if (!row || found.kind !== 'open') return { outcome: 'not-open', found }
      const negotiation = negotiationId.parse(row.negotiationId)
      const answer = await doors.seat({
        who: account.person,
        negotiation,
        id: commandId.parse(randomUUID()),
        invitation: invitationId.parse(row.id),
        name,
        identified: found.verified ? 'verified-address' : null,
      })
      if (answer.outcome === 'refused') return answer
      await db().invitation.update({
        where: { id: row.id },
        data: { claimedBy: account.person, claimedAt: doors.now() },
      })
      return { outcome: found.verified ? 'seated' : 'requested', negotiation }
    },
    keptFor: keptInvitations,
  }
}

/** Somebody who sits in this negotiation, or has asked to, needs no invitation. */
function placeOf(state: Opened, invitation: Invitation, account: Account | null): Found | null {
  if (!account) return null
  const seat = seated(state, account.person)
  if (seat) {
    return {
      kind: 'seated',
      negotiation: state.negotiation,
      title: state.title,
      role: seat.role,
      partyName: nameOfParty(state, seat.party),
      otherParty: seat.party !== invitation.party,
    }
  }
  const asked = state.seatRequests.some((one) => one.person === account.person)
  return asked ? { kind: 'requested', to: invitedTo(state, invitation) } : null
}

/** Why an invitation no longer seats anybody; null while it does. */
function endOf(
  state: Opened,
  invitation: Invitation,
  row: Row,
  account: Account | null,
  now: string,
): Found | null {
  const facilitator = nameOf(state, personId.parse(row.createdBy))
  const { title } = state
  switch (invitation.state) {
    case 'revoked':
      return { kind: 'revoked', facilitator }
    case 'used':
      return { kind: 'used', facilitator }
    case 'requested':
      // Asked for before, and no request stands any more: it was declined.
      return account && row.claimedBy === account.person
        ? { kind: 'declined', title, facilitator }
        : { kind: 'used', facilitator }
    case 'open':
      if (invitation.expires <= now) return { kind: 'expired', expired: invitation.expires, facilitator }
      if (state.phase === 'Ratification' || state.phase === 'Closed')
        return { kind: 'closed', title, facilitator }
      return takenFrom(state, invitation, facilitator)
  }
}

function takenFrom(state: Opened, { role, party }: Invitation, facilitator: string): Found | null {
  if (party === null) return null
  const standing = partyOf(state, party)
  if (!standing) return { kind: 'revoked', facilitator }
  if (role !== 'signatory' || standing.signatory === null) return null
  return { kind: 'taken', facilitator, partyName: standing.name }
}

function openFor(state: Opened, invitation: Invitation, row: Row, account: Account | null): Found {
  const to = invitedTo(state, invitation)
  if (!account) return { kind: 'sign-in-first', to }
  const { name, email } = account
  if (row.email !== null && row.email !== email)
    return { kind: 'wrong-account', signedInAs: email ?? name, addressedTo: row.email }
  return { kind: 'open', to, account: { name, email }, verified: row.email !== null }
}

function invitedTo(state: Opened, { role, party, expires }: Invitation): InvitedTo {
  const facilitator = state.people.find((one) => one.role === 'facilitator' && !one.left)
  return {
    title: state.title,
    topic: state.topic,
    facilitator: facilitator?.name ?? 'The facilitator',
    partyName: nameOfParty(state, party),
    role,
    parties: state.parties.filter((one) => !one.removed).map((one) => one.name),
    expires,
  }
}

function nameOfParty(state: Opened, party: PartyId | null): string | null {
  return party === null ? null : (partyOf(state, party)?.name ?? null)
}
