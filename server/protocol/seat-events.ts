import type { GRANTABLE, IDENTIFIED, ROLES } from './commands'
import type { CommandId, Instant, InvitationId, PartyId, PersonId } from './ids'
import type { Algorithm } from './signature'

export type Role = (typeof ROLES)[number]
export type Identified = (typeof IDENTIFIED)[number]
export type Grantable = (typeof GRANTABLE)[number]

/** Who sits where, what they may do for whom, and the keys they sign with. */
export type SeatEvent =
  | { type: 'PartyAdded'; party: PartyId; name: string }
  | { type: 'PartyRemoved'; party: PartyId; reason: string }
  | {
      type: 'InvitationIssued'
      invitation: InvitationId
      party: PartyId | null
      role: Role
      expires: Instant
    }
  | { type: 'InvitationRevoked'; invitation: InvitationId }
  | {
      type: 'SeatRequested'
      invitation: InvitationId
      party: PartyId | null
      role: Role
      person: PersonId
      name: string
    }
  | {
      type: 'SeatTaken'
      invitation: InvitationId
      party: PartyId | null
      role: Role
      person: PersonId
      name: string
      identified: Identified
    }
  | { type: 'SeatDeclined'; person: PersonId; reason: string }
  | { type: 'PersonLeft'; person: PersonId }
  | { type: 'PersonRemoved'; person: PersonId; by: PersonId; reason: string }
  | { type: 'SignatoryReplaced'; party: PartyId; from: PersonId | null; to: PersonId; reason: string }
  | {
      type: 'GrantRecorded'
      grant: number
      party: PartyId
      from: PersonId
      to: PersonId
      purposes: Grantable[]
      subject: string
      until: Instant
    }
  | { type: 'GrantRevoked'; grant: number }
  | {
      type: 'KeyEnrolled'
      person: PersonId
      /** Fingerprint of the public key. */
      key: string
      algorithm: Algorithm
      publicKey: string
      device: string
    }
  | { type: 'KeyRevoked'; person: PersonId; key: string; reason: string }
  /** The entry's act bears its person's own signature, by this key. */
  | { type: 'ActSigned'; person: PersonId; key: string; command: CommandId }
