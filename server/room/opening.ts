import type { Refused } from '@/server/house'
import { seated } from '@/server/protocol/authority'
import { decide } from '@/server/protocol/decide'
import { commandId, type NegotiationId, negotiationId, type PersonId, partyAt } from '@/server/protocol/ids'
import { type Closed, UNOPENED } from '@/server/protocol/state'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import type { Opening } from '@/server/wire/commands'
import type { Rooms } from './rooms'

const refused = (refusal: Refused['refusal']): Refused => ({ outcome: 'refused', refusal })

/** The same form sent twice opens one negotiation: its id follows from who sent it, and under which id. */
export function idFor(who: PersonId, opening: Opening): NegotiationId {
  return negotiationId.parse(
    taggedHash('parley/command/v1', canonicalJson(['open', who, opening.id])).slice(0, 20),
  )
}

/**
 * Opens a negotiation. A successor is named by the one that ended before it is opened: of several that are opened at
 * once, that one act lets a single one through.
 */
export async function openNegotiation(
  rooms: Rooms,
  who: PersonId,
  identified: 'verified-address' | 'sample-person',
  opening: Opening,
): Promise<{ outcome: 'opened'; negotiation: NegotiationId } | Refused> {
  const { id, parties, successorOf, charter, ...form } = opening
  const actor = { kind: 'person', person: who } as const
  const opens = (negotiation: NegotiationId) => ({
    type: 'OpenNegotiation' as const,
    negotiation,
    rules: 1 as const,
    identified,
    ...form,
    charter: { signatures: 'with-key' as const, ...charter },
    parties: parties.map((name, at) => ({ party: partyAt(at), name })),
    successorOf,
  })
  const own = idFor(who, opening)
  const before = successorOf && (await ended(rooms, who, successorOf))
  if (before && 'outcome' in before) return before
  const negotiation = before ? await placeOf(rooms, before, own) : own
  if (!negotiation) return refused({ code: 'SuccessorExists' })
  if (before && before.successor === null) {
    // What would not be opened is not named either.
    const asked = { id, at: before.head.at, actor, command: opens(negotiation) }
    const decision = decide(UNOPENED, asked)
    if (!decision.ok) return refused(decision.refusal)
    const linked = commandId.parse(`${id.slice(0, 50)}-link`)
    const link = { type: 'LinkSuccessor', successor: negotiation } as const
    const answer = await rooms.submitAs(actor, before.negotiation, linked, link)
    if (answer.outcome === 'refused') return answer
  }
  const answer = await rooms.submitAs(actor, negotiation, id, opens(negotiation))
  if (answer.outcome === 'accepted') return { outcome: 'opened', negotiation }
  return before && answer.refusal.code === 'AlreadyOpened' ? refused({ code: 'SuccessorExists' }) : answer
}

/** The ended negotiation that one may open a successor of. */
async function ended(rooms: Rooms, who: PersonId, negotiation: NegotiationId): Promise<Closed | Refused> {
  const state = await rooms.state(negotiation)
  const seat = state.phase === 'Closed' ? seated(state, who) : undefined
  if (state.phase !== 'Closed' || !seat) return refused({ code: 'NoSuchNegotiation' })
  // Whoever may not link it from there does not name it from here.
  return seat.role === 'observer' ? refused({ code: 'OnlyParty' }) : state
}

/** Where the successor is opened: under the id that was named and never opened, where the house stopped in between. */
async function placeOf(rooms: Rooms, before: Closed, own: NegotiationId): Promise<NegotiationId | null> {
  const { successor } = before
  if (successor === null || successor === own) return own
  return (await rooms.state(successor)).phase === 'Unopened' ? successor : null
}
