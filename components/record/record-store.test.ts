import { expect, test } from 'vitest'
import { eventually } from '@/components/room/eventually'
import { ANA, BO, by, FakeLine, tableInMediation } from '@/components/room/testing'
import type { StoredEntry } from '@/server/record/entry'
import type { Fetched } from './fetch-entries'
import { createRecordStore } from './record-store'

function setUp(change: (entries: StoredEntry[]) => StoredEntry[] = (entries) => entries) {
  const record = tableInMediation()
  const line = new FakeLine(record, BO)
  const fetched: number[] = []
  let clock = 0
  const store = createRecordStore({
    transport: line,
    fetchAfter: async (after): Promise<Fetched> => {
      fetched.push(after)
      return { entries: change(record.entries.filter((one) => one.seq > after)) }
    },
    pause: async () => {},
    // Every look at the clock takes long: each entry is a stretch of its own.
    now: () => {
      clock += 100
      return clock
    },
  })
  const read = () => eventually(() => expect(store.getState().rows.length).toBe(record.entries.length))
  return { record, line, store, fetched, read }
}

test('the record is fetched once, replayed in order, and followed', async () => {
  const { record, line, store, fetched, read } = setUp()
  store.open()
  await read()
  await eventually(() => expect(store.getState().connection).toBe('live'))
  const stored = record.does(by(BO), { type: 'TakePosition', issue: 1, text: '800 € from March on.' })
  line.ear?.entries([stored])
  await read()
  expect(store.getState().rows.at(-1)).toMatchObject({ hash: stored.hash, by: BO })
  expect(store.getState().head).toEqual({ seq: stored.seq, hash: stored.hash })
  expect(fetched).toEqual([0])
})

test('an entry that was missed is asked for', async () => {
  const { record, line, store, read } = setUp()
  store.open()
  await read()
  await eventually(() => expect(store.getState().connection).toBe('live'))
  record.does(by(BO), { type: 'TakePosition', issue: 1, text: 'Told while the line was deaf.' })
  const last = record.does(by(ANA), { type: 'TakePosition', issue: 1, text: 'And the answer.' })
  line.ear?.entries([last])
  await read()
  expect(line.asked).toEqual([last.seq - 2])
})

test('[REC11] an alarm of the house ends the page, with what was found', async () => {
  const { line, store, read } = setUp()
  store.open()
  await read()
  const alarm = { what: 'cut-short', seq: 9, since: '2026-03-02T12:00:00.000Z' } as const
  line.ear?.alarm(alarm)
  expect(store.getState()).toMatchObject({ ended: 'alarm', alarm, connection: 'offline' })
})

test('reading stops before the first entry that does not follow, and says which', async () => {
  const { store } = setUp((entries) =>
    entries.map((one) => (one.seq === 5 ? { ...one, text: one.text.replace('Bo', 'Ba') } : one)),
  )
  store.open()
  await eventually(() => expect(store.getState().fault).not.toBeNull())
  expect(store.getState().fault).toMatchObject({ seq: 5, fault: 'hash' })
  expect(store.getState().rows.map((row) => row.seq)).toEqual([1, 2, 3, 4])
})

test('without a connection it says so, and reads when there is one', async () => {
  const record = tableInMediation()
  const line = new FakeLine(record, BO)
  line.reachable = false
  let reachable = false
  const store = createRecordStore({
    transport: line,
    fetchAfter: async () => {
      if (!reachable) throw new Error('no network')
      return { entries: record.entries }
    },
    pause: async () => {},
    now: () => 0,
  })
  store.open()
  await eventually(() => expect(store.getState().fetched).toBe('failed'))
  expect(store.getState().connection).toBe('offline')
  reachable = true
  line.mend()
  await eventually(() => expect(store.getState().rows.length).toBe(record.entries.length))
})

test('whoever lost the session is told, and what was read stays', async () => {
  const { line, store, read } = setUp()
  store.open()
  await read()
  line.ear?.dismissed(true)
  expect(store.getState()).toMatchObject({ ended: 'signed-out', connection: 'offline' })
  expect(store.getState().rows.length).toBeGreaterThan(0)
})
