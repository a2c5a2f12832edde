import type { Refused } from '@/server/house'
import { seated } from '@/server/protocol/authority'
import { commandId, type NegotiationId, negotiationId, type PersonId, partyAt } from '@/server/protocol/ids'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import type { Opening } from '@/server/wire/commands'
import type { Rooms } from './rooms'

/** The same form sent twice opens one negotiation: its id follows from who sent it, and under which id. */
function idFor(who: PersonId, opening: Opening): NegotiationId {
  return negotiationId.parse(
    taggedHash('parley/command/v1', canonicalJson(['open', who, opening.id])).slice(0, 20),
  )
}

/** Opens a negotiation and, for a successor, links it from the one that ended. */
export async function openNegotiation(
  rooms: Rooms,
  who: PersonId,
  identified: 'verified-address' | 'sample-person',
  opening: Opening,
): Promise<{ outcome: 'opened'; negotiation: NegotiationId } | Refused> {
  const negotiation = idFor(who, opening)
  const { id, parties, successorOf, charter, ...form } = opening
  const actor = { kind: 'person', person: who } as const
  if (successorOf) {
    const before = await rooms.state(successorOf)
    const seat = before.phase === 'Closed' ? seated(before, who) : undefined
    if (before.phase !== 'Closed' || !seat)
      return { outcome: 'refused', refusal: { code: 'NoSuchNegotiation' } }
    // Whoever may not link it from there does not name it from here.
    if (seat.role === 'observer') return { outcome: 'refused', refusal: { code: 'OnlyParty' } }
    if (before.successor && before.successor !== negotiation)
      return { outcome: 'refused', refusal: { code: 'SuccessorExists' } }
  }
  const answer = await rooms.submitAs(actor, negotiation, id, {
    type: 'OpenNegotiation',
    negotiation,
    rules: 1,
    identified,
    ...form,
    charter: { signatures: 'with-key', ...charter },
    parties: parties.map((name, at) => ({ party: partyAt(at), name })),
    successorOf,
  })
  if (answer.outcome === 'refused') return answer
  if (successorOf) {
    const linked = commandId.parse(`${id.slice(0, 50)}-link`)
    await rooms.submitAs(actor, successorOf, linked, { type: 'LinkSuccessor', successor: negotiation })
  }
  return { outcome: 'opened', negotiation }
}
