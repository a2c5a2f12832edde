import type { NegotiationId, PersonId } from '@/server/protocol/ids'

/** Where sockets stand: in a negotiation's room, and each with its person's others. */
export const roomOf = (negotiation: NegotiationId) => `negotiation:${negotiation}`
export const ofPerson = (person: PersonId) => `person:${person}`
