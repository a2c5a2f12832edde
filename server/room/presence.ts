import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Presence as Told } from '@/server/wire/messages'

type Here = { connections: Set<string>; lastSeen: Date; typing: { where: string; until: number } | null }

/** Typing is forgotten this long after the last sign of it, in milliseconds. */
export const TYPING_MS = 6_000

/** Who has the room open, and when they were last seen. Kept in memory alone: it never touches the record. */
export class Presence {
  private readonly rooms = new Map<NegotiationId, Map<PersonId, Here>>()

  constructor(private readonly now: () => Date) {}

  arrived(negotiation: NegotiationId, person: PersonId, connection: string): void {
    const here = this.of(negotiation, person)
    here.connections.add(connection)
    here.lastSeen = this.now()
  }

  left(negotiation: NegotiationId, person: PersonId, connection: string): void {
    const here = this.of(negotiation, person)
    here.connections.delete(connection)
    here.lastSeen = this.now()
    if (here.connections.size === 0) here.typing = null
  }

  typing(negotiation: NegotiationId, person: PersonId, where: string | null): void {
    const here = this.of(negotiation, person)
    here.lastSeen = this.now()
    here.typing = where === null ? null : { where, until: this.now().getTime() + TYPING_MS }
  }

  people(negotiation: NegotiationId): Told['people'] {
    const now = this.now().getTime()
    return [...(this.rooms.get(negotiation) ?? [])].map(([person, { connections, lastSeen, typing }]) => ({
      person,
      here: connections.size > 0,
      lastSeen: lastSeen.toISOString(),
      typing: typing && typing.until > now ? typing.where : null,
    }))
  }

  private of(negotiation: NegotiationId, person: PersonId): Here {
    const room = this.rooms.get(negotiation) ?? new Map<PersonId, Here>()
    this.rooms.set(negotiation, room)
    const here = room.get(person) ?? { connections: new Set(), lastSeen: this.now(), typing: null }
    room.set(person, here)
    return here
  }
}
