import type { Ledger } from '@/server/ledger/ledger'
import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import { sealedBy } from '@/server/protocol/view'
import { entry as entryShape, type StoredEntry } from '@/server/record/entry'
import type { Presence } from '@/server/room/presence'
import type { Rooms } from '@/server/room/rooms'
import { type Depart, dismiss, here } from './dismiss'
import type { FanOut } from './fan-out'
import type { Io } from './io'
import { ofPerson, roomOf } from './places'

/** Who is here is told again this often, so that a process that ended is forgotten. In milliseconds. */
const RETELL_MS = 20_000

type Parts = {
  io: Io
  rooms: Rooms
  ledger: Ledger
  presence: Presence
  fanOut: FanOut
  tellPresence: (negotiation: NegotiationId) => void
  hangUp: (person: PersonId, session: string | null) => void
  depart: Depart
  log: (line: string) => void
}

/** Tells this process's sockets what happened in others. @returns what stops telling the others who is here */
export function hearNeighbours(parts: Parts): () => void {
  const { io, rooms, ledger, presence, fanOut, tellPresence, hangUp, depart, log } = parts
  fanOut.onHint((hint, from) => {
    switch (hint.kind) {
      case 'presence':
        presence.heard(from, hint.negotiation, hint.people)
        return tellPresence(hint.negotiation)
      case 'progress': {
        const { kind, ...progress } = hint
        io.to(roomOf(hint.negotiation)).emit(kind, progress)
        return
      }
      case 'ended':
        return hangUp(hint.person, hint.session)
      case 'written':
        written(hint.negotiation, hint.seq).catch(failed)
    }
  })
  fanOut.onBack(() => {
    for (const negotiation of presence.open()) latest(negotiation).catch(failed)
  })
  rooms.onTold(({ state, entry }) =>
    fanOut.tell({ kind: 'written', negotiation: state.negotiation, seq: entry.seq }),
  )
  const retell = setInterval(() => {
    for (const negotiation of presence.open())
      fanOut.tell({ kind: 'presence', negotiation, people: presence.own(negotiation) })
  }, RETELL_MS)
  retell.unref()

  function failed(error: unknown): void {
    log(`what another process wrote could not be told: ${String(error)}`)
  }

  /** A browser that is behind sees the gap before the last entry and asks for the rest. */
  async function latest(negotiation: NegotiationId): Promise<void> {
    const state = await rooms.state(negotiation)
    if (state.phase !== 'Unopened') await written(negotiation, state.head.seq)
  }

  async function written(negotiation: NegotiationId, seq: number): Promise<void> {
    if (here(io, { negotiation }).size === 0) return
    const state = await rooms.state(negotiation)
    const [stored] = await ledger.entriesAfter(negotiation, seq - 1, 1)
    if (!stored || state.phase === 'Unopened') return
    // First: what was written after somebody went is not theirs.
    dismiss(io, state, depart)
    io.to(roomOf(negotiation)).emit('entries', { negotiation, entries: [stored] })
    for (const person of here(io, state)) {
      const mine = await rooms.mine(state, person)
      for (const part of mine.filter((one) => sealedBy(one) === commandOf(stored)))
        io.to(ofPerson(person)).emit('mine', { negotiation, part })
    }
  }

  return () => clearInterval(retell)
}

function commandOf({ text }: StoredEntry): string {
  return entryShape.parse(JSON.parse(text)).id
}
