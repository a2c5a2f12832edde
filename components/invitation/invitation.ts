import type { Role } from '@/server/protocol/seat-events'

/** What the holder of a link may know of the negotiation before being seated. */
export type InvitedTo = {
  title: string
  topic: string
  facilitator: string
  /** Null for facilitators and observers. */
  partyName: string | null
  role: Role
  parties: string[]
  /** ISO 8601, UTC. */
  expires: string
}

/** What one person finds at one invitation's address. */
export type InvitationState =
  | { kind: 'sign-in-first'; to: InvitedTo }
  | {
      kind: 'open'
      to: InvitedTo
      account: { name: string; email: string | null }
      /** The invitation names this very address: the seat is taken at once, without the facilitator's confirmation. */
      verified: boolean
    }
  /** Asked for the seat; the facilitator has not confirmed yet. */
  | { kind: 'requested'; to: InvitedTo }
  | { kind: 'wrong-account'; signedInAs: string; addressedTo: string }
  | { kind: 'expired'; expired: string; facilitator: string }
  | { kind: 'revoked'; facilitator: string }
  | { kind: 'used'; facilitator: string }
  /** The person has a seat in this negotiation already: by this link, or another one. */
  | { kind: 'seated'; negotiation: string; title: string; place: string; otherParty: boolean }
  | { kind: 'unknown' }
  /** Too many links were opened from this connection; nothing was looked up. */
  | { kind: 'wait'; seconds: number }

/** "a…@example.org": enough for its owner to know it, too little for anyone else to write to it. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  const first = Array.from(address.slice(0, at)).at(0)
  return at < 1 || first === undefined ? '…' : `${first}…${address.slice(at)}`
}
