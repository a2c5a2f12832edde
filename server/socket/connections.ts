import type { Socket } from 'socket.io'
import type { z } from 'zod'
import type { SignedIn } from '@/server/auth/session'
import type { SessionsEnded } from '@/server/auth/sessions-ended'
import type { House } from '@/server/house'
import { FACILITATORS, type Ledger } from '@/server/ledger/ledger'
import type { ProgressDesk } from '@/server/mediator/run-progress'
import type { SelfCheck } from '@/server/notary/self-check'
import { seated } from '@/server/protocol/authority'
import { type NegotiationId, negotiationId, type PersonId } from '@/server/protocol/ids'
import { caucusParts } from '@/server/room/caucus-parts'
import type { Presence } from '@/server/room/presence'
import { readsTooOften, typesTooOften } from '@/server/room/rate'
import type { Rooms, Told } from '@/server/room/rooms'
import { sealedParts } from '@/server/room/sealing'
import { sent } from '@/server/wire/commands'
import { invalid } from '@/server/wire/invalid'
import {
  type Answer,
  type ClientMessages,
  type DoorRefusal,
  fetchAfter,
  type Joined,
  join,
  leave,
  type ServerMessages,
  typing,
  WIRE_VERSION,
} from '@/server/wire/messages'
import { dismiss } from './dismiss'
import type { FanOut } from './fan-out'
import type { Holder, Io } from './io'
import { hearNeighbours } from './neighbours'
import { ofPerson, roomOf } from './places'

interface Sessions {
  /** From the raw Cookie header; null when nobody is signed in. */
  read(cookie: string | undefined): Promise<SignedIn | null>
  /** False once the person signed out everywhere or was shut out. */
  valid(session: SignedIn): Promise<boolean>
  /** Told whenever sessions end. */
  onEnded(listener: (ended: SessionsEnded) => void): void
}

type Connection = Socket<ClientMessages, ServerMessages, Record<string, never>, Holder>

type SocketParts = {
  io: Io
  rooms: Rooms
  submit: House['submit']
  ledger: Ledger
  sessions: Sessions
  presence: Presence
  /** What this house found wrong with its own records. */
  alarms: Pick<SelfCheck, 'alarm' | 'onAlarm'>
  /** How far runs of the mediator are. */
  progress: Pick<ProgressDesk, 'onProgress'>
  /** Other processes on the same database. */
  fanOut: FanOut
  log: (line: string) => void
}

/**
 * Everything a socket may do. Each message is parsed, and its sender's session and seat checked, here.
 * @returns what ends the exchange with other processes
 */
export function serveSockets(parts: SocketParts): () => void {
  const { io, rooms, submit, ledger, sessions, presence, alarms, progress, fanOut, log } = parts
  io.use((socket, next) => {
    sessions.read(socket.handshake.headers.cookie).then(
      (session) => {
        if (!session) return next(new Error('SignedOut'))
        socket.data.session = session
        socket.data.person = session.account.person
        next()
      },
      (error) => {
        log(`handshake failed: ${String(error)}`)
        next(new Error('Unavailable'))
      },
    )
  })

  io.on('connection', (socket) => {
    const { person } = socket.data
    void socket.join(ofPerson(person))
    socket.on('join', (message, answer) => reply(answer, () => joined(socket, message)))
    socket.on('after', (message, answer) => reply(answer, () => after(socket, message)))
    socket.on('leave', (message) => {
      const parsed = leave.safeParse(message)
      // Of a room that this socket is not in, nothing is told to anybody.
      if (parsed.success && socket.rooms.has(roomOf(parsed.data.negotiation)))
        depart(socket, parsed.data.negotiation)
    })
    socket.on('typing', async (message) => {
      const parsed = typing.safeParse(message)
      if (!parsed.success || (await typesTooOften(person))) return
      if (!socket.rooms.has(roomOf(parsed.data.negotiation))) return
      presence.typing(parsed.data.negotiation, person, parsed.data.where)
      changedPresence(parsed.data.negotiation)
    })
    socket.on('submit', async (message, answer) => {
      if (typeof answer !== 'function') return
      answer(await submitted(socket, message))
    })
    socket.on('disconnecting', () => {
      for (const room of socket.rooms) {
        const negotiation = negotiationId.safeParse(room.replace(/^negotiation:/, ''))
        if (room.startsWith('negotiation:') && negotiation.success) depart(socket, negotiation.data)
      }
    })
  })

  function reply(answer: (joined: Joined) => void, work: () => Promise<Joined>): void {
    if (typeof answer !== 'function') return
    work().then(answer, (error) => {
      log(`a socket could not be answered: ${String(error)}`)
      answer({ outcome: 'refused', refusal: { code: 'Unavailable' } })
    })
  }

  const refused = (refusal: DoorRefusal): Joined => ({ outcome: 'refused', refusal })

  async function joined(socket: Connection, message: z.input<typeof join>): Promise<Joined> {
    const parsed = join.safeParse(message)
    if (!parsed.success) return { outcome: 'reload' }
    if (parsed.data.version !== WIRE_VERSION) return { outcome: 'reload' }
    const { negotiation } = parsed.data
    const start = await readable(socket, negotiation, parsed.data.after, async () => {
      // Whoever hung up meanwhile has left already.
      if (socket.disconnected) return
      // Before the entries are read, so that none falls between; the client drops what it has already.
      await socket.join(roomOf(negotiation))
      presence.arrived(negotiation, socket.data.person, socket.id)
    })
    if (start.outcome === 'joined') changedPresence(negotiation)
    const alarm = start.outcome === 'joined' ? alarms.alarm(negotiation) : null
    if (alarm) socket.emit('alarm', { negotiation, alarm })
    return start
  }

  async function after(socket: Connection, message: z.input<typeof fetchAfter>): Promise<Joined> {
    const parsed = fetchAfter.safeParse(message)
    if (!parsed.success) return refused({ code: 'NoSuchNegotiation' })
    return readable(socket, parsed.data.negotiation, parsed.data.after, async () => {})
  }

  /** What this person may read of a negotiation after `seq`. */
  async function readable(
    socket: Connection,
    negotiation: NegotiationId,
    seq: number,
    enter: () => Promise<void>,
  ): Promise<Joined> {
    const { session, person } = socket.data
    const often = await readsTooOften(person)
    if (often) return often
    if (!(await sessions.valid(session))) return refused({ code: 'SignedOut' })
    const state = await rooms.state(negotiation)
    if (state.phase === 'Unopened' || !seated(state, person)) return refused({ code: 'NoSuchNegotiation' })
    await enter()
    const entries = await ledger.entriesAfter(negotiation, seq)
    const mine = await rooms.mine(state, person)
    return { outcome: 'joined', entries, mine, presence: presence.people(negotiation) }
  }

  async function submitted(socket: Connection, message: unknown): Promise<Answer> {
    const { session, person } = socket.data
    const parsed = sent.safeParse(message)
    if (!parsed.success) return { outcome: 'refused', refusal: invalid(parsed.error) }
    try {
      const answer = await submit(person, parsed.data, {
        version: session.version,
        valid: () => sessions.valid(session),
      })
      // Whoever has the room open was told the entries before this answer.
      const told = answer.outcome === 'accepted' && socket.rooms.has(roomOf(parsed.data.negotiation))
      return told ? { ...answer, entries: [] } : answer
    } catch (error) {
      log(`a command failed: ${String(error)}`)
      return { outcome: 'refused', refusal: { code: 'Unavailable' } }
    }
  }

  function depart(socket: Connection, negotiation: NegotiationId): void {
    presence.left(negotiation, socket.data.person, socket.id)
    void socket.leave(roomOf(negotiation))
    changedPresence(negotiation)
  }

  function changedPresence(negotiation: NegotiationId): void {
    tellPresence(negotiation)
    fanOut.tell({ kind: 'presence', negotiation, people: presence.own(negotiation) })
  }

  function tellPresence(negotiation: NegotiationId): void {
    io.to(roomOf(negotiation)).emit('presence', { negotiation, people: presence.people(negotiation) })
  }

  alarms.onAlarm((negotiation, alarm) => {
    io.to(roomOf(negotiation)).emit('alarm', { negotiation, alarm })
  })
  progress.onProgress((told) => {
    io.to(roomOf(told.negotiation)).emit('progress', told)
    fanOut.tell({ kind: 'progress', ...told })
  })
  rooms.onTold((told) => {
    const { negotiation } = told.state
    const goes = told.events.flatMap((event) =>
      event.type === 'PersonLeft' || event.type === 'PersonRemoved' ? [event.person] : [],
    )
    // Whoever was removed through another process may still be here: this entry is not theirs any more.
    dismiss(io, told.state, depart, goes)
    io.to(roomOf(negotiation)).emit('entries', { negotiation, entries: [told.entry] })
    tellSealed(told)
    dismiss(io, told.state, depart)
  })

  function tellSealed({ state, own, sealed }: Told): void {
    const { negotiation } = state
    if (own && own.kind !== 'caucus') io.to(ofPerson(own.owner)).emit('mine', { negotiation, part: own })
    for (const person of new Set(sealed.flatMap((row) => row.audience)))
      if (person !== FACILITATORS)
        for (const part of caucusParts(
          sealed.filter((row) => row.audience.includes(person)).map((row) => row.opening),
        ))
          io.to(ofPerson(person)).emit('mine', { negotiation, part })
    const forFacilitators = sealedParts(
      sealed.filter((row) => row.audience.includes(FACILITATORS)).map((row) => row.opening),
    )
    for (const part of forFacilitators)
      for (const one of state.people)
        if (one.role === 'facilitator' && !one.left)
          io.to(ofPerson(one.person)).emit('mine', { negotiation, part })
  }

  function hangUp(person: PersonId, session: string | null): void {
    for (const socket of io.sockets.sockets.values()) {
      if (socket.data.person !== person || (session !== null && socket.data.session.session !== session))
        continue
      socket.emit('dismissed', { negotiation: null })
      socket.disconnect(true)
    }
  }

  sessions.onEnded(({ person, session }) => {
    hangUp(person, session)
    fanOut.tell({ kind: 'ended', person, session })
  })
  return hearNeighbours({ io, rooms, ledger, presence, fanOut, tellPresence, hangUp, depart, log })
}
