import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@/server/auth/session'
import type { SessionsEnded } from '@/server/auth/sessions-ended'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { ProgressDesk } from '@/server/mediator/run-progress'
import type { AlarmListener } from '@/server/notary/self-check'
import { commandId, type NegotiationId, negotiationId, type PersonId } from '@/server/protocol/ids'
import type { Alarm } from '@/server/record/alarm'
import { Presence } from '@/server/room/presence'
import { MOST_READS, MOST_SIGNS } from '@/server/room/rate'
import { ana, bo, fay, PLAIN_YES, TestRooms, zed } from '@/server/room/testing'
import type { Sent } from '@/server/wire/commands'
import {
  type Answer,
  type ClientMessages,
  type Joined,
  type ServerMessages,
  WIRE_VERSION,
} from '@/server/wire/messages'
import { serveSockets } from './connections'
import { ALONE } from './fan-out'
import { createIo, type Io } from './io'
import { roomOf } from './places'

type Client = Socket<ServerMessages, ClientMessages>

let house: TestRooms
let http: HttpServer
let io: Io
let progress: ProgressDesk
let origin: string
let endSessions: (ended: SessionsEnded) => void
let clients: Client[]
const raised = new Map<NegotiationId, Alarm>()
const listening: AlarmListener[] = []
const shutOut = new Set<PersonId>()

/** The cookie names the person: what real cookies say is the concern of server/auth. */
const signedIn = (cookie: string | undefined): SignedIn | null => {
  const person = [ana, bo, fay, zed].find((one) => one === cookie)
  return person
    ? { account: { person, name: person, email: null, sample: false }, session: `s-${person}`, version: 0 }
    : null
}

beforeEach(async () => {
  house = new TestRooms(new MemoryLedger(({ person }) => !shutOut.has(person)))
  shutOut.clear()
  raised.clear()
  listening.length = 0
  clients = []
  progress = new ProgressDesk()
  http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  origin = `http://localhost:${(http.address() as AddressInfo).port}`
  io = createIo(http, origin)
  serveSockets({
    io,
    rooms: house.rooms,
    submit: (who, sent, session) => house.rooms.submit(who, sent, session),
    ledger: house.ledger,
    presence: new Presence(() => new Date()),
    alarms: { alarm: (of) => raised.get(of) ?? null, onAlarm: (listener) => listening.push(listener) },
    progress,
    fanOut: ALONE,
    sessions: {
      read: async (cookie) => signedIn(cookie),
      valid: async ({ account }) => !shutOut.has(account.person),
      onEnded: (listener) => {
        endSessions = listener
      },
    },
    log: () => {},
  })
})

afterEach(async () => {
  for (const client of clients) client.disconnect()
  await io.close()
})

function client(who: string | null, from: string | null = origin): Client {
  const headers: Record<string, string> = {
    ...(who ? { cookie: who } : {}),
    ...(from ? { origin: from } : {}),
  }
  const made: Client = connect(origin.replace('localhost', '127.0.0.1'), {
    transports: ['websocket'],
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  })
  clients.push(made)
  return made
}

const once = <E extends keyof ServerMessages>(socket: Client, event: E) =>
  new Promise<Parameters<ServerMessages[E]>[0]>((resolve) => {
    const listen = (message: Parameters<ServerMessages[E]>[0]) => resolve(message)
    socket.once(event, listen as never)
  })

const join = (socket: Client, negotiation: string, after = 0, version = WIRE_VERSION) =>
  new Promise<Joined>((resolve) => {
    socket.emit('join', { version, negotiation: negotiationId.parse(negotiation), after }, resolve)
  })

const emit = (socket: Client, message: Sent) =>
  new Promise<Answer>((resolve) => {
    socket.emit('submit', message, resolve)
  })

const submit = (socket: Client, negotiation: string, command: unknown) =>
  emit(socket, house.sent(negotiation, command))

const failed = (socket: Client) =>
  new Promise<string>((resolve) => socket.once('connect_error', (error) => resolve(error.message)))

describe('who may connect', () => {
  test('nobody without a session', async () => {
    expect(await failed(client(null))).toBe('SignedOut')
    expect(await failed(client('a-stranger'))).toBe('SignedOut')
  })

  test.each(['http://elsewhere.example', 'null'])('no page of another origin: %s', async (from) => {
    expect(await failed(client('ana', from))).toMatch(/websocket error|forbidden/i)
  })

  test('a person whose sessions are ended is told and disconnected', async () => {
    const socket = client('ana')
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const gone = new Promise((resolve) => socket.once('disconnect', resolve))
    const told = once(socket, 'dismissed')
    endSessions({ person: ana, session: null })
    expect(await told).toEqual({ negotiation: null })
    await gone
  })

  test('a session that ended elsewhere is refused at the next command', async () => {
    const { negotiation } = await house.called()
    const socket = client('fay')
    await join(socket, negotiation)
    const done = house.sent(negotiation, { type: 'RemindParty', party: 'p1' })
    expect(await emit(socket, done)).toMatchObject({ outcome: 'accepted' })
    const before = (await house.ledger.entriesAfter(done.negotiation, 0)).length
    shutOut.add(fay)
    const acceptable = { type: 'RemindParty', party: 'p2' }
    const refusedAnyway = { type: 'RemindParty', party: 'nobody' }
    for (const command of [acceptable, refusedAnyway])
      expect(await submit(socket, negotiation, command)).toMatchObject({ refusal: { code: 'SignedOut' } })
    expect(await emit(socket, done)).toMatchObject({ refusal: { code: 'SignedOut' } })
    expect(await house.ledger.entriesAfter(done.negotiation, 0)).toHaveLength(before)
  })
})

describe('a room', () => {
  test('gives its entries to those seated, and the same answer for “unknown” and “not yours”', async () => {
    const negotiation = await house.talking()
    const joined = await join(client('ana'), negotiation)
    expect(joined.outcome === 'joined' && joined.entries.length).toBeGreaterThan(5)
    const stranger = client('zed')
    const theirs = await join(stranger, negotiation)
    expect(theirs).toEqual({ outcome: 'refused', refusal: { code: 'NoSuchNegotiation' } })
    expect(theirs).toEqual(await join(stranger, 'nowhere'))
  })

  test('[REC11] tells everyone in it at once that the record was changed, and whoever comes later', async () => {
    const negotiation = await house.talking()
    const [anas, bos, zeds] = [client('ana'), client('bo'), client('zed')]
    await Promise.all([join(anas, negotiation), join(zeds, negotiation)])
    const overheard: unknown[] = []
    zeds.onAny((...message) => overheard.push(message))
    const alarm: Alarm = { what: 'entry', seq: 3, since: '2026-03-02T12:00:00.000Z' }
    const told = once(anas, 'alarm')
    const id = negotiationId.parse(negotiation)
    raised.set(id, alarm)
    for (const listener of listening) listener(id, alarm)
    expect(await told).toEqual({ negotiation, alarm })
    const later = once(bos, 'alarm')
    await join(bos, negotiation)
    expect(await later).toEqual({ negotiation, alarm })
    await join(zeds, negotiation)
    expect(overheard).toEqual([])
  })

  test('tells nothing on a line that has said it closes, though it still stands', async () => {
    const negotiation = await house.talking()
    const [anas, bos] = [client('ana'), client('bo')]
    await Promise.all([join(anas, negotiation), join(bos, negotiation)])
    // The WebSocket below is nobody's interface: only what it has written tells.
    const line = Reflect.get(io.sockets.sockets.get(anas.id ?? '')?.conn.transport ?? {}, 'socket')
    const written = async () => {
      const told = once(bos, 'presence')
      const before = line._socket.bytesWritten
      io.to(roomOf(negotiationId.parse(negotiation))).emit('presence', { negotiation, people: [] })
      await told
      return line._socket.bytesWritten - before
    }
    expect(await written()).toBeGreaterThan(0)
    line.close()
    expect(await written()).toBe(0)
  })

  test('tells what was appended, to everyone in it and to nobody else', async () => {
    const negotiation = await house.talking()
    const [anas, bos, zeds] = [client('ana'), client('bo'), client('zed')]
    await Promise.all([join(anas, negotiation), join(bos, negotiation), join(zeds, negotiation)])
    const overheard: unknown[] = []
    zeds.onAny((...message) => overheard.push(message))
    const told = Promise.all([once(anas, 'entries'), once(bos, 'entries')])
    const answer = await submit(anas, negotiation, {
      type: 'ProposeTrade',
      offer: 'mornings',
      want: 'the lathe',
      because: 'I start early',
    })
    // The sender too is told before the answer, which need not bring them again.
    expect(answer).toMatchObject({ outcome: 'accepted', entries: [] })
    const [mine, theirs] = await told
    expect(theirs).toEqual(mine)
    expect(mine.entries.map(({ text }) => text)).toEqual([expect.stringContaining('the lathe')])
    await join(zeds, 'nowhere')
    expect(overheard).toEqual([])
  })

  test('gives a reading to its author on all devices, and flags to facilitators', async () => {
    const { negotiation, digest } = await house.called()
    const [phone, desk, facilitator] = [client('ana'), client('ana'), client('fay')]
    await Promise.all([phone, desk, facilitator].map((one) => join(one, negotiation)))
    const onDesk = once(desk, 'mine')
    const flagged = once(facilitator, 'mine')
    await submit(phone, negotiation, { type: 'SendWords', call: 1, digest, words: PLAIN_YES })
    expect((await onDesk).part).toMatchObject({ kind: 'attempt', words: PLAIN_YES })
    expect((await flagged).part).toEqual({ kind: 'flag', attempt: expect.any(String), owner: ana, flags: [] })
  })

  test('tells everyone in it how far a run of the mediator is, and nobody else', async () => {
    const negotiation = await house.talking()
    const [anas, zeds] = [client('ana'), client('zed')]
    await join(anas, negotiation)
    await join(zeds, negotiation)
    const overheard: unknown[] = []
    zeds.onAny((...message) => overheard.push(message))
    const told = once(anas, 'progress')
    const far = {
      negotiation: negotiationId.parse(negotiation),
      run: commandId.parse('run-1'),
      done: 2,
      of: 3,
    }
    progress.tell(far)
    expect(await told).toEqual(far)
    expect(overheard).toEqual([])
  })

  test('catches a client up from where it was', async () => {
    const negotiation = await house.talking()
    const whole = await join(client('ana'), negotiation)
    const rest = await join(client('ana'), negotiation, 3)
    if (whole.outcome !== 'joined' || rest.outcome !== 'joined') throw new Error('not joined')
    expect(rest.entries).toEqual(whole.entries.slice(3))
  })

  test('asks a client of another wire version to reload', async () => {
    const negotiation = await house.talking()
    expect(await join(client('ana'), negotiation, 0, WIRE_VERSION + 1)).toEqual({ outcome: 'reload' })
  })

  test('shows who is here and who types, and that somebody left', async () => {
    const negotiation = await house.talking()
    const [anas, bos] = [client('ana'), client('bo')]
    await join(anas, negotiation)
    await join(bos, negotiation)
    const typed = new Promise<void>((resolve) => {
      bos.on('presence', ({ people }) => {
        if (people.some((one) => one.person === ana && one.typing === 'issue:1')) resolve()
      })
    })
    anas.emit('typing', { negotiation: negotiationId.parse(negotiation), where: 'issue:1' })
    await typed
    const left = new Promise<void>((resolve) => {
      bos.on('presence', ({ people }) => {
        if (people.some((one) => one.person === ana && !one.here && one.typing === null)) resolve()
      })
    })
    anas.disconnect()
    await left
  })

  test('lets a removed person go at once', async () => {
    const negotiation = await house.talking()
    await house.act(fay, negotiation, { type: 'Invite', party: null, role: 'observer', email: null })
    const invitation = (await house.state(negotiation)).invitations.at(-1)?.invitation
    if (!invitation) throw new Error('no invitation')
    await house.rooms.submitAs({ kind: 'person', person: zed }, negotiation, house.id(), {
      type: 'TakeSeat',
      invitation,
      name: 'Zed',
      identified: 'verified-address',
    })
    const zeds = client('zed')
    await join(zeds, negotiation)
    const told = once(zeds, 'dismissed')
    await house.act(fay, negotiation, { type: 'RemovePerson', person: zed, reason: 'asked to go' })
    expect(await told).toEqual({ negotiation })
    expect(await join(zeds, negotiation)).toMatchObject({ outcome: 'refused' })
  })

  test('whoever was removed is not here any more', async () => {
    const negotiation = await house.talking()
    await house.sit(negotiation, null, zed, 'Zed', 'observer')
    const [anas, phone, desk] = [client('ana'), client('zed'), client('zed')]
    await Promise.all([anas, phone, desk].map((one) => join(one, negotiation)))
    const gone = new Promise<void>((resolve) => {
      anas.on('presence', ({ people }) => {
        if (people.some((one) => one.person === zed && !one.here)) resolve()
      })
    })
    await house.act(fay, negotiation, { type: 'RemovePerson', person: zed, reason: 'asked to go' })
    await gone
    const later = await join(anas, negotiation)
    const here = later.outcome === 'joined' && later.presence.filter((one) => one.here)
    expect(here).toMatchObject([{ person: ana }])
  })

  test('who leaves a room they are not in leaves no trace there', async () => {
    const negotiation = await house.talking()
    const [anas, zeds] = [client('ana'), client('zed')]
    await join(anas, negotiation)
    const heard: unknown[] = []
    anas.on('presence', (told) => heard.push(told))
    zeds.emit('leave', { negotiation: negotiationId.parse(negotiation) })
    // Answered after what was sent before it.
    await join(zeds, negotiation)
    const again = await join(anas, negotiation)
    expect(again).toMatchObject({ outcome: 'joined', presence: [{ person: ana, here: true }] })
    expect(JSON.stringify(heard)).not.toContain(zed)
  })
})

test('a message that is none is answered with what is wrong, never with a crash', async () => {
  const negotiation = await house.talking()
  const socket = client('ana')
  await join(socket, negotiation)
  const raw = (message: unknown) =>
    new Promise<Answer>((resolve) => {
      socket.emit('submit', message as never, resolve)
    })
  for (const message of [null, 1, 'x', [], {}, { id: 'a', negotiation, command: { type: 'NoSuchAct' } }])
    expect(await raw(message)).toMatchObject({ outcome: 'refused', refusal: { code: 'Invalid' } })
  const smuggled = {
    id: 'a1',
    negotiation,
    command: { type: 'RecordAttempt', call: 1, digest: 'a'.repeat(64) },
  }
  expect(await raw(smuggled)).toMatchObject({ outcome: 'refused', refusal: { code: 'Invalid' } })
  const actor = {
    id: 'a2',
    negotiation,
    actor: { kind: 'person', person: 'fay' },
    command: { type: 'BeginIntents' },
  }
  expect(await raw(actor)).toMatchObject({ outcome: 'refused', refusal: { code: 'Invalid' } })
})

test('a room is read out, and typing told, only so often', async () => {
  const negotiation = await house.talking()
  await house.sit(negotiation, null, zed, 'Olga', 'observer')
  const socket = client('zed')
  const other = client('bo')
  await join(other, negotiation)
  expect(await join(socket, negotiation)).toMatchObject({ outcome: 'joined' })
  let told = 0
  other.on('presence', () => {
    told += 1
  })
  for (let one = 0; one < MOST_SIGNS + 50; one++)
    socket.emit('typing', { negotiation: negotiationId.parse(negotiation), where: `issue:${one}` })
  const asked = Array.from({ length: MOST_READS }, () => join(socket, negotiation, 1_000))
  const answers = await Promise.all(asked)
  expect(answers.at(-1)).toEqual({ outcome: 'refused', refusal: { code: 'TooManyRequests', seconds: 10 } })
  const joined = answers.filter((one) => one.outcome === 'joined').length
  expect(joined).toBeGreaterThan(MOST_READS / 2)
  expect(await join(other, negotiation)).toMatchObject({ outcome: 'joined' })
  expect(told).toBeLessThanOrEqual(MOST_SIGNS + joined + 1)
})
