import { seated } from '@/server/protocol/authority'
import type { PersonId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Io } from './io'
import { ofPerson, roomOf } from './places'

/**
 * Lets everyone go who has the room open and no seat in it any more.
 * @param spared may stay for now: what is told next is about them
 */
export function dismiss(io: Io, state: Opened, spared: readonly PersonId[] = []): void {
  const { negotiation, people } = state
  const gone = people.filter(({ person, left }) => left && !seated(state, person) && !spared.includes(person))
  if (gone.length === 0) return
  const present = here(io, state)
  for (const person of new Set(gone.map((one) => one.person)))
    if (present.has(person)) {
      io.in(ofPerson(person)).socketsLeave(roomOf(negotiation))
      io.to(ofPerson(person)).emit('dismissed', { negotiation })
    }
}

/** Whoever has the room open in this process. */
export function here(io: Io, { negotiation }: Pick<Opened, 'negotiation'>): Set<PersonId> {
  const people = new Set<PersonId>()
  for (const id of io.sockets.adapter.rooms.get(roomOf(negotiation)) ?? []) {
    const person = io.sockets.sockets.get(id)?.data.person
    if (person) people.add(person)
  }
  return people
}
