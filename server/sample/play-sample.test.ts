import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDatabase, db, pool } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { rereadEnv } from '@/server/env'
import type { House } from '@/server/house'
import { invitationBook } from '@/server/invitations/invitations'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { testNotary } from '@/server/notary/testing'
import { commandId, type NegotiationId } from '@/server/protocol/ids'
import { needsOf } from '@/server/protocol/needs'
import { redLines } from '@/server/protocol/red-lines'
import type { Opened } from '@/server/protocol/state'
import { draftOf, mediator, provenance } from '@/server/protocol/testing'
import type { Act } from '@/server/protocol/work'
import { screen } from '@/server/ratification/screen'
import { entry } from '@/server/record/entry'
import { replay } from '@/server/record/replay'
import { houseOf } from '@/server/room/house'
import { Rooms, type Told } from '@/server/room/rooms'
import { testSeals } from '@/server/seals/testing'
import { maren, samplePlaces } from './persons'
import { playSample, type SampleDoors } from './play-sample'
import { SampleClock } from './sample-clock'

let database: TestDatabase
let ledger: PostgresLedger
let rooms: Rooms
let house: House
let doors: SampleDoors
/** How many more acts go through before the house falls silent. */
let left: number

beforeEach(moveIn)
afterEach(moveOut)

/** An empty database, with a house on it. */
async function moveIn(): Promise<void> {
  database = await testDatabase()
  process.env.DATABASE_URL = database.url
  process.env.AUTH_SECRET = 'a secret of more than thirty-two characters'
  process.env.PARLEY_SAMPLE = ''
  rereadEnv()
  left = Number.POSITIVE_INFINITY
  ledger = new PostgresLedger(pool(), testSeals(pool()))
  const now = () => new Date()
  const url = 'http://localhost:3000'
  const clock = new SampleClock(now)
  rooms = new Rooms({
    ledger,
    now: clock.now,
    url,
    screen,
    invitations: invitationBook,
    mediators: ['built-in'],
  })
  rooms.onTold(answerRequests)
  house = houseOf(rooms, ledger, pool(), testNotary(ledger))
  doors = {
    ...house,
    submit: async (who, sent) => {
      if (left <= 0) throw new Error('the power went out')
      left -= 1
      return house.submit(who, sent)
    },
    state: (negotiation) => rooms.state(negotiation),
    clock,
    mediator: 'built-in',
    now,
    pause: async () => {},
  }
}

async function moveOut(): Promise<void> {
  await closeDatabase()
  await database.drop()
}

/** Answers each request on the record, as the mediator's worker does, with words of its own. */
function answerRequests({ state, events }: Told): void {
  for (const event of events)
    if (event.type === 'MediationRequested') void answer(state, event.run, event.act)
}

async function answer(state: Opened, run: Opened['runs'][number]['run'], act: Act): Promise<void> {
  const origin = { kind: 'mediator', provenance } as const
  const sources = [{ kind: 'issue' as const, issue: 1 }]
  const draft = draftOf({
    title: 'Moving out',
    terms: [{ heading: 'Deposit', text: 'The deposit stays complete.', sources }],
    unmet: redLines(state).map(({ party, item }) => ({ party, item, why: 'Not in this text.' })),
  })
  const say = (id: string, command: Parameters<Rooms['submitAs']>[3]) =>
    rooms.submitAs(mediator, state.negotiation, commandId.parse(id), command)
  await (act === 'review'
    ? say('found', { type: 'ReportFindings', run, findings: [], questions: [], provenance })
    : say('drafted', { type: 'DraftSettlement', run, basedOn: null, draft, origin }))
  await say(`finished-${act}`, { type: 'FinishMediation', run })
}

async function played(): Promise<{ negotiation: NegotiationId; state: Opened }> {
  const negotiation = await playSample(doors)
  if (!negotiation) throw new Error('no sample')
  const state = await rooms.state(negotiation)
  if (state.phase === 'Unopened') throw new Error('not opened')
  return { negotiation, state }
}

test('the sample is under way in mediation, and its record verifies', async () => {
  const { negotiation, state } = await played()
  expect(state.phase).toBe('Mediation')
  expect(state.people.map((one) => one.identified)).toEqual(state.people.map(() => 'sample-person'))
  expect(state.issues.map((one) => one.status)).toEqual(['OPEN', 'OPEN', 'OPEN', 'OPEN', 'AGREED', 'OPEN'])
  expect(state.settlements).toHaveLength(1)
  expect(state.counters.map((one) => one.changes[0])).toMatchObject([{ change: 'replace', term: 1 }])
  expect(replay(await ledger.entriesAfter(negotiation, 0)).fault).toBeNull()
})

test('it happened over the days before, each act later than the one before it; what people do next happens now', async () => {
  const before = Date.now()
  const { negotiation } = await played()
  const days = async () =>
    (await ledger.entriesAfter(negotiation, 0)).map(({ text }) =>
      Date.parse(entry.parse(JSON.parse(text)).at),
    )
  const times = await days()
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times.map((at) => new Date(at).toISOString().slice(0, 10))).size).toBeGreaterThan(5)
  expect(Math.max(...times)).toBeLessThan(before)
  await doors.submit(maren, {
    id: commandId.parse('now'),
    negotiation,
    command: { type: 'RequestMediation', act: 'review', mediator: 'built-in', note: '' },
  })
  expect((await days())[times.length]).toBeGreaterThanOrEqual(before)
})

test('something waits for each of its people', async () => {
  const { state } = await played()
  for (const { id } of samplePlaces) expect(needsOf(state, id)).not.toEqual([])
})

test('a second start plays nothing again', async () => {
  const { negotiation, state } = await played()
  expect(await playSample(doors)).toBe(negotiation)
  expect(await rooms.state(negotiation)).toEqual(state)
})

test('cut short after any number of acts, it is played on to the same end', async () => {
  const whole = (await played()).state
  for (const cut of [1, 3, 4, 9, 30, 41]) {
    await moveOut()
    await moveIn()
    left = cut
    await expect(playSample(doors)).rejects.toThrow('the power went out')
    left = Number.POSITIVE_INFINITY
    const { state } = await played()
    expect(state.head.seq).toBe(whole.head.seq)
    expect(state.issues.map((one) => one.positions.length)).toEqual(
      whole.issues.map((one) => one.positions.length),
    )
  }
})

test('a database that others use already gets no sample', async () => {
  await db().user.create({ data: { id: 'ana', name: 'Ana', email: 'ana@example.org' } })
  expect(await playSample(doors)).toBeNull()
  expect(await db().user.count()).toBe(1)
})

test('where sample persons may not be, there are none', async () => {
  process.env.PARLEY_SAMPLE = 'no'
  rereadEnv()
  expect(await playSample(doors)).toBeNull()
  expect(await db().user.count()).toBe(0)
})

test('once people have taken over, it is left to them', async () => {
  left = 3
  await expect(playSample(doors)).rejects.toThrow('the power went out')
  left = Number.POSITIVE_INFINITY
  const negotiation = (await house.list(maren))[0]?.negotiation
  if (!negotiation) throw new Error('not opened')
  await doors.submit(maren, {
    id: commandId.parse('by-hand'),
    negotiation,
    command: { type: 'EndNegotiation', ending: 'incomplete', reason: 'Only trying it out.' },
  })
  expect(await playSample(doors)).toBe(negotiation)
})
