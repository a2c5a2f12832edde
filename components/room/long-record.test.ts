import { expect, test } from 'vitest'
import type { Fetched } from '@/components/record/fetch-entries'
import { commandId } from '@/server/protocol/ids'
import { type StoredEntry, writeEntry } from '@/server/record/entry'
import { eventually } from './eventually'
import { createRoomStore } from './room-store'
import { ANA, BO, by, FakeDevice, FakeLine, FakeTimers, tableInMediation } from './testing'

/** A room that starts from what the server made of its record; `give` is when the record itself arrives. */
function openLong(
  asServed: (entries: StoredEntry[]) => StoredEntry[] = (entries) => entries,
  otherwise: { title?: string } = {},
) {
  const record = tableInMediation()
  const line = new FakeLine(record, ANA)
  const last = record.entries.at(-1)
  if (!last) throw new Error('nothing is recorded')
  const stands = { state: { ...record.opened, ...otherwise }, seq: last.seq, hash: last.hash }
  let give = (_: Fetched) => {}
  let fail = () => {}
  let fetched = 0
  let made = 0
  const store = createRoomStore({
    start: { me: ANA, entries: [], mine: [], stands },
    transport: line,
    keep: new FakeDevice().tab(),
    timers: new FakeTimers(),
    reads: {
      fetchAfter: () => {
        fetched += 1
        return new Promise((resolve, reject) => {
          give = resolve
          fail = () => reject(new Error('no answer'))
        })
      },
      pause: async () => {},
      now: () => 100 * made++,
    },
    newId: () => commandId.parse('a-1'),
  })
  store.open()
  return {
    store,
    line,
    record,
    fetched: () => fetched,
    live: () => eventually(() => expect(store.getState().connection).toBe('live')),
    give: () => give({ entries: asServed([...record.entries]) }),
    fail: () => fail(),
    read: () => eventually(() => expect(store.getState().reading).toBe(false)),
    positions: () => store.getState().view.negotiation.issues[0]?.positions.map((one) => one.text),
  }
}
type Room = ReturnType<typeof openLong>

const said = ({ record }: Room, text: string) => record.does(by(BO), { type: 'TakePosition', issue: 1, text })

test('a long record is shown as the server has it, and replayed from its first entry once the line stands', async () => {
  const room = openLong()
  expect(room.store.getState()).toMatchObject({ reading: true, entries: [] })
  expect(room.store.getState().view.negotiation).toEqual(room.record.opened)
  await room.live()
  expect(room.fetched()).toBe(1)
  room.give()
  const shown = room.store.getState().view.negotiation
  await room.read()
  expect(room.store.getState().entries).toHaveLength(room.record.entries.length)
  // Nothing on the page is drawn again for it.
  expect(room.store.getState().view.negotiation).toBe(shown)
})

test('where the server made something else of the record, the page shows what was replayed here', async () => {
  const room = openLong((entries) => entries, { title: 'Another title' })
  await room.live()
  expect(room.store.getState().view.negotiation.title).toBe('Another title')
  room.give()
  await room.read()
  expect(room.store.getState().view.negotiation).toEqual(room.record.opened)
})

test('what comes while it is being replayed is shown at once, and stays', async () => {
  const room = openLong()
  await room.live()
  room.line.ear?.entries([said(room, 'I would pay 700 for it.')])
  expect(room.positions()).toEqual(['I would pay 700 for it.'])
  room.give()
  const late = said(room, 'With the light on, 720.')
  room.line.ear?.entries([late])
  await room.read()
  expect(room.positions()).toEqual(['I would pay 700 for it.', 'With the light on, 720.'])
  expect(room.store.getState().entries.map((one) => one.seq)).toEqual(
    room.record.entries.map((one) => one.seq),
  )
})

test('a record that does not lead to what the server showed of it ends the room', async () => {
  const room = openLong((entries) =>
    entries.map((one, at) => (at === 0 ? { ...one, text: one.text.replace('Kiln', 'Mill') } : one)),
  )
  await room.live()
  room.give()
  await eventually(() =>
    expect(room.store.getState().ended).toMatchObject({ why: 'fault', fault: { seq: 1, fault: 'hash' } }),
  )
})

test('a record that is sound in itself, but another than was shown, ends the room', async () => {
  const room = openLong((entries) => {
    const [last] = entries.slice(-1)
    const { id, at, actor, command, events, prev } = JSON.parse(last?.text ?? '')
    const other = writeEntry(
      entries.length,
      prev,
      { id: commandId.parse(`${id}-other`), at, actor, command },
      events,
    )
    return [...entries.slice(0, -1), other]
  })
  await room.live()
  room.give()
  await eventually(() =>
    expect(room.store.getState().ended).toMatchObject({ why: 'fault', fault: { fault: 'broken-chain' } }),
  )
})

test('a record that did not come is asked for again when the line stands again', async () => {
  const room = openLong()
  await room.live()
  room.fail()
  await eventually(() => {
    room.line.cut()
    room.line.mend()
    expect(room.fetched()).toBe(2)
  })
  room.give()
  await room.read()
  expect(room.store.getState().ended).toBeNull()
})
