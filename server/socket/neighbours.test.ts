import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { io as connect, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SessionsEnded } from '@/server/auth/sessions-ended'
import { createPool } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { ProgressDesk } from '@/server/mediator/run-progress'
import { negotiationId, personId } from '@/server/protocol/ids'
import { Presence } from '@/server/room/presence'
import { ana, bo, fay, PLAIN_YES, TestRooms, zed } from '@/server/room/testing'
import { testSeals } from '@/server/seals/testing'
import {
  type Answer,
  type ClientMessages,
  type Joined,
  type ServerMessages,
  WIRE_VERSION,
} from '@/server/wire/messages'
import { serveSockets } from './connections'
import { createIo } from './io'
import { PostgresFanOut } from './postgres-fan-out'

type Client = Socket<ServerMessages, ClientMessages>
type Process = Awaited<ReturnType<typeof startProcess>>

let database: TestDatabase
let one: Process
let two: Process
let clients: Client[]

/** What one Parley process has of its own: connections, rooms, sockets. The cookie names the person. */
async function startProcess(name: string) {
  const pool = createPool(database.url, 4)
  const ledger = new PostgresLedger(pool, testSeals(pool))
  const house = new TestRooms(ledger, name)
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const io = createIo(http, origin)
  const fanOut = new PostgresFanOut(database.url, pool, () => {})
  await fanOut.open()
  let end: (ended: SessionsEnded) => void = () => {}
  const stop = serveSockets({
    io,
    rooms: house.rooms,
    submit: (who, sent, session) => house.rooms.submit(who, sent, session),
    ledger,
    presence: new Presence(() => new Date()),
    alarms: { alarm: () => null, onAlarm: () => {} },
    progress: new ProgressDesk(),
    fanOut,
    sessions: {
      read: async (cookie) => {
        const person = personId.parse(cookie)
        return {
          account: { person, name: person, email: null, sample: false },
          session: `s-${person}`,
          version: 0,
        }
      },
      valid: async () => true,
      onEnded: (listener) => {
        end = listener
      },
    },
    log: () => {},
  })
  return {
    house,
    port,
    origin,
    endSessions: (ended: SessionsEnded) => end(ended),
    close: async () => {
      stop()
      await fanOut.close()
      await io.close()
      await pool.end()
    },
  }
}

beforeEach(async () => {
  database = await testDatabase()
  const pool = createPool(database.url, 1)
  await pool.query(`INSERT INTO "User" ("id", "name") SELECT unnest($1::text[]), 'somebody'`, [
    [ana, bo, fay, zed],
  ])
  await pool.end()
  clients = []
  one = await startProcess('one-')
  two = await startProcess('two-')
})

afterEach(async () => {
  for (const client of clients) client.disconnect()
  await one.close()
  await two.close()
  await database.drop()
})

async function sits(who: string, at: Process, negotiation: string): Promise<Client> {
  const client: Client = connect(`http://127.0.0.1:${at.port}`, {
    transports: ['websocket'],
    extraHeaders: { cookie: who, origin: at.origin },
    reconnection: false,
    forceNew: true,
  })
  clients.push(client)
  const joined = await new Promise<Joined>((resolve) => {
    client.emit(
      'join',
      { version: WIRE_VERSION, negotiation: negotiationId.parse(negotiation), after: 0 },
      resolve,
    )
  })
  expect(joined).toMatchObject({ outcome: 'joined' })
  return client
}

/** The next message of that kind which passes. */
const next = <E extends keyof ServerMessages>(
  client: Client,
  event: E,
  passes: (message: Parameters<ServerMessages[E]>[0]) => boolean = () => true,
) =>
  new Promise<Parameters<ServerMessages[E]>[0]>((resolve) => {
    const listen = (message: Parameters<ServerMessages[E]>[0]) => {
      if (!passes(message)) return
      client.off(event, listen as never)
      resolve(message)
    }
    client.on(event, listen as never)
  })

const sends = (client: Client, at: Process, negotiation: string, command: unknown) =>
  new Promise<Answer>((resolve) => {
    client.emit('submit', at.house.sent(negotiation, command), resolve)
  })

/** Cuts the processes off from each other for a moment. */
async function unheard(): Promise<void> {
  const breaker = new pg.Client({ connectionString: database.url })
  await breaker.connect()
  await breaker.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'parley hints'`,
  )
  await breaker.end()
}

test('what is written through one process reaches the sockets of the other, and their rules hold there too', async () => {
  const negotiation = await one.house.talking()
  const here = await sits('ana', one, negotiation)
  const there = await sits('bo', two, negotiation)
  const heard = next(there, 'entries')
  const raised = {
    type: 'RaiseIssue',
    title: 'Hours',
    question: 'When?',
    context: '',
    kind: { kind: 'text' },
  }
  expect(await sends(here, one, negotiation, raised)).toMatchObject({ outcome: 'accepted' })
  expect((await heard).entries[0]?.text).toContain('"title":"Hours"')
  const back = next(here, 'entries', ({ entries }) => entries[0]?.text.includes('After noon') === true)
  const said = { type: 'TakePosition', issue: 1, text: 'After noon, as the light is better then.' }
  expect(await sends(there, two, negotiation, said)).toMatchObject({ outcome: 'accepted' })
  await back
})

test('what an act sealed reaches its author’s other tab in another process, and nobody else there', async () => {
  const { negotiation, digest } = await one.house.called()
  const here = await sits('ana', one, negotiation)
  const tab = await sits('ana', two, negotiation)
  const other = await sits('bo', two, negotiation)
  let others = 0
  other.on('mine', () => {
    others += 1
  })
  const mine = next(tab, 'mine')
  const told = next(other, 'entries')
  const words = { type: 'SendWords', call: 1, digest, words: PLAIN_YES }
  expect(await sends(here, one, negotiation, words)).toMatchObject({ outcome: 'accepted' })
  expect(JSON.stringify(await mine)).toContain(PLAIN_YES)
  expect(JSON.stringify(await told)).not.toContain(PLAIN_YES)
  expect(others).toBe(0)
})

test('no hint carries anything that was written', async () => {
  const listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  await listener.query('LISTEN parley_hints')
  const payloads: string[] = []
  const { negotiation, digest } = await one.house.called()
  const last = `"seq":${(await one.house.state(negotiation)).head.seq + 1}`
  const written = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload = '' }) => {
      payloads.push(payload)
      if (payload.includes('"written"') && payload.includes(last)) resolve()
    })
  })
  const here = await sits('ana', one, negotiation)
  const words = {
    type: 'SendWords',
    call: 1,
    digest,
    words: 'Zanzibar, if you please.',
  }
  expect(await sends(here, one, negotiation, words)).toMatchObject({ outcome: 'accepted' })
  await written
  await listener.end()
  const all = payloads.join('\n')
  expect(all).toContain('"written"')
  expect(all).not.toMatch(/Zanzibar|Workshop hours/)
})

test('what is no hint on that channel harms nobody', async () => {
  const negotiation = await one.house.talking()
  const there = await sits('bo', two, negotiation)
  const stranger = new pg.Client({ connectionString: database.url })
  await stranger.connect()
  for (const payload of ['', '{', '{"from":"x","hint":{"kind":"other"}}'])
    await stranger.query('SELECT pg_notify($1, $2)', ['parley_hints', payload])
  await stranger.end()
  const heard = next(there, 'entries')
  await one.house.act(ana, negotiation, {
    type: 'RaiseIssue',
    title: 'Hours',
    question: 'When?',
    context: '',
    kind: { kind: 'text' },
  })
  await heard
})

test('who is here and who types is known across processes, and who left is not here any more', async () => {
  const negotiation = await one.house.talking()
  const there = await sits('bo', two, negotiation)
  const arrives = next(there, 'presence', ({ people }) =>
    people.some((person) => person.person === ana && person.here),
  )
  const here = await sits('ana', one, negotiation)
  await arrives
  const types = next(there, 'presence', ({ people }) => people.some((person) => person.typing === 'issue:1'))
  here.emit('typing', { negotiation: negotiationId.parse(negotiation), where: 'issue:1' })
  await types
  const leaves = next(there, 'presence', ({ people }) =>
    people.some((person) => person.person === ana && !person.here),
  )
  here.disconnect()
  await leaves
})

test('sessions that end in one process are hung up in the other, and so is who was removed', async () => {
  const negotiation = await one.house.opened()
  await one.house.sit(negotiation, 'p1', ana, 'Ana')
  await one.house.sit(negotiation, null, bo, 'Olga', 'observer')
  const ended = await sits('ana', two, negotiation)
  const hungUp = new Promise((resolve) => ended.once('disconnect', resolve))
  one.endSessions({ person: ana, session: null })
  await hungUp
  const removed = await sits('bo', two, negotiation)
  const dismissed = next(removed, 'dismissed')
  await one.house.act(fay, negotiation, { type: 'RemovePerson', person: bo, reason: 'Another will come.' })
  expect(await dismissed).toEqual({ negotiation })
})

test('[ACT3] who was removed through another process is told nothing written since, though no hint of it came', async () => {
  const negotiation = await one.house.talking()
  await one.house.sit(negotiation, null, zed, 'Olga', 'observer')
  const removed = await sits('zed', two, negotiation)
  const told: string[] = []
  removed.on('entries', ({ entries }) => told.push(...entries.map((entry) => entry.text)))
  const dismissed = next(removed, 'dismissed')
  await unheard()
  await one.house.act(fay, negotiation, { type: 'RemovePerson', person: zed, reason: 'Another will come.' })
  await two.house.act(ana, negotiation, {
    type: 'RaiseIssue',
    title: 'Not for Olga',
    question: 'Who keeps the keys?',
    context: '',
    kind: { kind: 'text' },
  })
  expect(await dismissed).toEqual({ negotiation })
  expect(told.join()).not.toContain('Not for Olga')
})

test('a lost connection between processes is made again, and what was missed is told then', async () => {
  const negotiation = await one.house.talking()
  const there = await sits('bo', two, negotiation)
  const raised = {
    type: 'RaiseIssue',
    title: 'Keys',
    question: 'Who keeps them?',
    context: '',
    kind: { kind: 'text' },
  }
  const heard = next(there, 'entries', ({ entries }) => entries[0]?.text.includes('"title":"Keys"') === true)
  await unheard()
  await one.house.act(ana, negotiation, raised)
  await heard
})
