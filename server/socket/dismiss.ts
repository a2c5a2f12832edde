import { seated } from '@/server/protocol/authority'
import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Io } from './io'
import { ofPerson, roomOf } from './places'

/** Takes one socket out of a room, and tells those who stay. */
export type Depart = (socket: InRoom, negotiation: NegotiationId) => void
type InRoom = NonNullable<ReturnType<Io['sockets']['sockets']['get']>>

/**
 * Lets everyone go who has the room open and no seat in it any more.
 * @param spared may stay for now: what is told next is about them
 */
export function dismiss(io: Io, state: Opened, depart: Depart, spared: readonly PersonId[] = []): void {
  const { negotiation, people } = state
  const gone = new Set(
    people.flatMap(({ person, left }) =>
      left && !seated(state, person) && !spared.includes(person) ? [person] : [],
    ),
  )
  if (gone.size === 0) return
  const going = inRoom(io, negotiation).filter(({ data }) => gone.has(data.person))
  for (const socket of going) depart(socket, negotiation)
  for (const person of new Set(going.map(({ data }) => data.person)))
    io.to(ofPerson(person)).emit('dismissed', { negotiation })
}

/** Whoever has the room open in this process. */
export function here(io: Io, { negotiation }: Pick<Opened, 'negotiation'>): Set<PersonId> {
  return new Set(inRoom(io, negotiation).map(({ data }) => data.person))
}

function inRoom(io: Io, negotiation: NegotiationId): InRoom[] {
  return [...(io.sockets.adapter.rooms.get(roomOf(negotiation)) ?? [])].flatMap((id) => {
    const socket = io.sockets.sockets.get(id)
    return socket ? [socket] : []
  })
}
