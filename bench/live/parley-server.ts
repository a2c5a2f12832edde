import { createServer } from 'node:http'
import { stillSignedIn } from '@/server/auth/session'
import { closeDatabase, createPool } from '@/server/db/db'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { ProgressDesk } from '@/server/mediator/run-progress'
import { personId } from '@/server/protocol/ids'
import { Presence } from '@/server/room/presence'
import { ana, bo, fay, TestRooms } from '@/server/room/testing'
import { testSeals } from '@/server/seals/testing'
import { serveSockets } from '@/server/socket/connections'
import { ALONE } from '@/server/socket/fan-out'
import { createIo } from '@/server/socket/io'
import { serve } from '../process'
import { listening } from './listening'

/** Parley's own sockets, rooms and ledger. Each measured run gets a negotiation of its own, in mediation. */
const [url] = process.argv.slice(2)
if (!url) throw new Error('usage: parley-server.ts DATABASE_URL')
process.env.DATABASE_URL = url
const pool = createPool(url, 10)
await pool.query(
  `INSERT INTO "User" ("id", "name") SELECT unnest($1::text[]), 'bench' ON CONFLICT DO NOTHING`,
  [[ana, bo, fay]],
)
const ledger = new PostgresLedger(pool, testSeals(pool))
const house = new TestRooms(ledger, `b${process.pid}-${Date.now()}-`)
const http = createServer()
const io = createIo(http, 'http://localhost')
serveSockets({
  io,
  rooms: house.rooms,
  submit: (who, sent, session) => house.rooms.submit(who, sent, session),
  ledger,
  presence: new Presence(() => new Date()),
  alarms: { alarm: () => null, onAlarm: () => {} },
  progress: new ProgressDesk(),
  fanOut: ALONE,
  sessions: {
    // The bench's cookie is the person's id; the check at each command is the real one.
    read: async (cookie) => {
      const person = personId.parse(cookie)
      return { account: { person, name: person, email: null, sample: false }, session: person, version: 0 }
    },
    valid: stillSignedIn,
    onEnded: () => {},
  },
  log: console.error,
})
const port = await listening(http)

serve<'port' | 'negotiation'>(
  async (ask) => {
    if (ask === 'port') return port
    const negotiation = await house.talking()
    await house.act(ana, negotiation, {
      type: 'RaiseIssue',
      title: 'Hours',
      question: 'When?',
      context: '',
      kind: { kind: 'text' },
    })
    return negotiation
  },
  async () => {
    await io.close()
    await pool.end()
    await closeDatabase()
  },
)
