import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Presence as Told } from '@/server/wire/messages'

type Here = { connections: Set<string>; lastSeen: Date; typing: { where: string; until: number } | null }

/** Typing is forgotten this long after the last sign of it, in milliseconds. */
const TYPING_MS = 6_000

type People = Told['people']

/** What another process told of a room is believed this long, in milliseconds. */
const NEWS_MS = 60_000
/** After so much longer it is forgotten when somebody was last seen there, in milliseconds. */
const FORGOTTEN_MS = 86_400_000
/** Rooms to forget are looked for this often at most, in milliseconds. */
const SWEEP_MS = 60_000

/** Who has the room open, and when they were last seen. Kept in memory alone: it never touches the record. */
export class Presence {
  private readonly rooms = new Map<NegotiationId, Map<PersonId, Here>>()
  /** By room, what each other process told of it last. */
  private readonly elsewhere = new Map<NegotiationId, Map<string, { people: People; until: number }>>()
  private swept = 0

  constructor(private readonly now: () => Date) {}

  arrived(negotiation: NegotiationId, person: PersonId, connection: string): void {
    const here = this.of(negotiation, person)
    here.connections.add(connection)
    here.lastSeen = this.now()
  }

  /** Of whoever was not here it tells nothing. */
  left(negotiation: NegotiationId, person: PersonId, connection: string): void {
    const here = this.rooms.get(negotiation)?.get(person)
    if (!here?.connections.delete(connection)) return
    here.lastSeen = this.now()
    if (here.connections.size === 0) here.typing = null
    this.sweep()
  }

  typing(negotiation: NegotiationId, person: PersonId, where: string | null): void {
    const here = this.rooms.get(negotiation)?.get(person)
    if (!here) return
    here.lastSeen = this.now()
    here.typing = where === null ? null : { where, until: this.now().getTime() + TYPING_MS }
  }

  /** Rooms that somebody has open in this process. */
  open(): NegotiationId[] {
    return [...this.rooms].flatMap(([negotiation, people]) =>
      [...people.values()].some(({ connections }) => connections.size > 0) ? [negotiation] : [],
    )
  }

  /** What another process tells of a room. */
  heard(from: string, negotiation: NegotiationId, people: People): void {
    const now = this.now().getTime()
    const told = this.elsewhere.get(negotiation) ?? new Map()
    for (const [process, { until }] of told) if (until + FORGOTTEN_MS < now) told.delete(process)
    told.set(from, { people, until: now + NEWS_MS })
    this.elsewhere.set(negotiation, told)
    this.sweep()
  }

  /** Who is or was in a room, whichever process they are connected to. */
  people(negotiation: NegotiationId): People {
    const now = this.now().getTime()
    const all = new Map(this.own(negotiation).map((one) => [one.person, one]))
    for (const { people, until } of this.elsewhere.get(negotiation)?.values() ?? [])
      for (const told of people) {
        const one = until > now ? told : { ...told, here: false, typing: null }
        const known = all.get(one.person)
        all.set(one.person, known ? together(known, one) : one)
      }
    return [...all.values()]
  }

  /** The same, of this process alone. */
  own(negotiation: NegotiationId): People {
    const now = this.now().getTime()
    return [...(this.rooms.get(negotiation) ?? [])].map(([person, { connections, lastSeen, typing }]) => ({
      person,
      here: connections.size > 0,
      lastSeen: lastSeen.toISOString(),
      typing: typing && typing.until > now ? typing.where : null,
    }))
  }

  /** Rooms in which nobody is, and nobody was for long, are forgotten. */
  private sweep(): void {
    const now = this.now().getTime()
    if (now < this.swept + SWEEP_MS) return
    this.swept = now
    for (const [negotiation, people] of this.rooms)
      if ([...people.values()].every((one) => gone(one, now))) this.rooms.delete(negotiation)
    for (const [negotiation, told] of this.elsewhere)
      if ([...told.values()].every(({ until }) => until + FORGOTTEN_MS < now))
        this.elsewhere.delete(negotiation)
  }

  private of(negotiation: NegotiationId, person: PersonId): Here {
    const room = this.rooms.get(negotiation) ?? new Map<PersonId, Here>()
    this.rooms.set(negotiation, room)
    const here = room.get(person) ?? { connections: new Set(), lastSeen: this.now(), typing: null }
    room.set(person, here)
    return here
  }
}

const gone = ({ connections, lastSeen }: Here, now: number) =>
  connections.size === 0 && lastSeen.getTime() + FORGOTTEN_MS < now

function together(one: People[number], two: People[number]): People[number] {
  return {
    person: one.person,
    here: one.here || two.here,
    lastSeen: one.lastSeen > two.lastSeen ? one.lastSeen : two.lastSeen,
    typing: one.typing ?? two.typing,
  }
}
