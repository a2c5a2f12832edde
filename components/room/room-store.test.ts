import { expect, test } from 'vitest'
import { commandId } from '@/server/protocol/ids'
import type { WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import { eventually } from './eventually'
import { createRoomStore } from './room-store'
import {
  ANA,
  BO,
  by,
  FACILITATOR,
  FakeDevice,
  FakeLine,
  FakeTimers,
  NO_READS,
  PARTY_ANA,
  tableInMediation,
} from './testing'

function openRoom({
  device = new FakeDevice(),
  reachable = true,
  record = tableInMediation(),
  ids = 'a',
} = {}) {
  const line = new FakeLine(record, ANA)
  line.reachable = reachable
  const timers = new FakeTimers()
  let made = 0
  const store = createRoomStore({
    start: { me: ANA, entries: [...record.entries], mine: [], stands: null },
    transport: line,
    keep: device.tab(),
    timers,
    reads: NO_READS,
    newId: () => commandId.parse(`${ids}-${++made}`),
  })
  store.open()
  return { store, line, timers, record, device }
}

const position = (text: string): WireCommand => ({ type: 'TakePosition', issue: 1, text })
const positions = ({ store }: Pick<ReturnType<typeof openRoom>, 'store'>) =>
  store.getState().view.negotiation.issues[0]?.positions.map((one) => one.text)
const live = (room: ReturnType<typeof openRoom>) =>
  eventually(() => expect(room.store.getState().connection).toBe('live'))

const said = (record: ReturnType<typeof tableInMediation>, text: string) =>
  record.does(by(BO), { type: 'TakePosition', issue: 1, text })

test('an entry told by the server is on the page at once', async () => {
  const room = openRoom()
  await live(room)
  room.line.ear?.entries([said(room.record, 'I would pay 700 for it.')])
  expect(positions(room)).toEqual(['I would pay 700 for it.'])
  expect(room.line.asked).toEqual([])
})

test('a gap is fetched, and nothing is shown out of order', async () => {
  const room = openRoom()
  await live(room)
  said(room.record, 'First, because of the light.')
  const second = said(room.record, 'Second, because of the noise.')
  const before = second.seq - 2
  room.line.ear?.entries([second])
  expect(positions(room)).toEqual([])
  await eventually(() => expect(positions(room)).toHaveLength(2))
  expect(room.line.asked).toEqual([before])
  expect(positions(room)).toEqual(['First, because of the light.', 'Second, because of the noise.'])
})

test('entries told twice or in another order count once, in order', async () => {
  const room = openRoom()
  await live(room)
  const one = said(room.record, 'One, for the light.')
  const two = said(room.record, 'Two, for the noise.')
  room.line.ear?.entries([two, one, two])
  room.line.ear?.entries([one])
  expect(positions(room)).toEqual(['One, for the light.', 'Two, for the noise.'])
  expect(room.store.getState().entries.map(({ seq }) => seq)).toEqual(
    room.record.entries.map(({ seq }) => seq),
  )
})

test('a record that does not follow from itself ends the room instead of being shown', async () => {
  const room = openRoom()
  await live(room)
  const told = said(room.record, 'What Bo said, with reasons.')
  room.line.ear?.entries([{ ...told, text: told.text.replace('What Bo said', 'What he said') }])
  expect(room.store.getState().ended).toMatchObject({ why: 'fault', fault: { fault: 'hash' } })
  expect(positions(room)).toEqual([])
})

test('words written offline are kept, and sent once under their id when the line is back', async () => {
  const room = openRoom({ reachable: false })
  expect(room.store.getState().connection).toBe('offline')
  room.store.draft('position:1', 'I offer 720.')
  const result = await room.store.send('position:1', position('I offer 720, for the whole floor.'))
  expect(result).toEqual({ outcome: 'waiting' })
  expect(room.store.getState().pending).toMatchObject([{ editor: 'position:1', state: 'waiting' }])
  room.line.mend()
  await eventually(() => expect(positions(room)).toHaveLength(1))
  room.line.cut()
  room.line.mend()
  await live(room)
  expect(room.line.sent.map(({ id }) => id)).toEqual(['a-1'])
  expect(room.store.getState().pending).toEqual([])
  expect(room.store.getState().drafts).toEqual({})
})

test('an answer lost on the way is asked for again under the same id', async () => {
  const room = openRoom()
  await live(room)
  room.line.answers.push(async (sent) => {
    await room.line.carryOut(sent)
    room.line.cut()
    throw new Error('no answer')
  })
  expect(await room.store.send('position:1', position('I offer 700, for the floor.'))).toEqual({
    outcome: 'waiting',
  })
  room.line.mend()
  await eventually(() => expect(room.store.getState().pending).toEqual([]))
  expect(positions(room)).toEqual(['I offer 700, for the floor.'])
  expect(new Set(room.line.sent.map(({ id }) => id))).toEqual(new Set(['a-1']))
})

test('what waits survives a crash of the page, in the order in which it was written', async () => {
  const device = new FakeDevice()
  const record = tableInMediation()
  const crashed = openRoom({ device, record, reachable: false })
  await crashed.store.send('position:1', position('First, for the light.'))
  crashed.timers.pass(1)
  await crashed.store.send('trade', {
    type: 'ProposeTrade',
    offer: 'Keys',
    want: 'Quiet',
    because: 'I work early',
  })
  const again = openRoom({ device, record, ids: 'b' })
  await eventually(() => expect(again.store.getState().pending).toEqual([]))
  expect(again.line.sent.map(({ id }) => id)).toEqual(['a-1', 'a-2'])
})

test('an act refused on reconnect returns to its editor with the reason, and the draft is still there', async () => {
  const room = openRoom({ reachable: false })
  room.store.draft('position:1', 'I offer 720, for the floor.')
  await room.store.send('position:1', position('I offer 720, for the floor.'))
  room.record.does(by(FACILITATOR), {
    type: 'EndNegotiation',
    ending: 'no-deal',
    reason: 'They asked for it.',
  })
  const refusal: Answer = {
    outcome: 'refused',
    refusal: { code: 'WrongPhase', phase: 'Closed', allowed: ['Mediation'] },
  }
  room.line.answers.push(async () => refusal)
  room.line.mend()
  await eventually(() =>
    expect(room.store.getState().refused['position:1']).toEqual({ refusal: refusal.refusal, late: true }),
  )
  expect(room.store.getState().drafts).toEqual({ 'position:1': 'I offer 720, for the floor.' })
  expect(room.store.getState().pending).toEqual([])
})

test('when the server asks to wait, what waited goes out later instead of being refused', async () => {
  const room = openRoom({ reachable: false })
  await room.store.send('position:1', position('I offer 720, for the floor.'))
  room.line.answers.push(async () => ({
    outcome: 'refused',
    refusal: { code: 'TooManyRequests', seconds: 3 },
  }))
  room.line.mend()
  await eventually(() => expect(room.line.sent).toHaveLength(1))
  await eventually(() => expect(room.store.getState().pending).toMatchObject([{ state: 'waiting' }]))
  await Promise.resolve()
  room.timers.pass(3_000)
  await eventually(() => expect(positions(room)).toHaveLength(1))
  expect(room.line.sent.map(({ id }) => id)).toEqual(['a-1', 'a-1'])
})

test('an act that binds is never kept for later: it is refused at once, and nothing goes out on reconnect', async () => {
  const device = new FakeDevice()
  const room = openRoom({ device, reachable: false })
  const result = await room.store.send('exit', { type: 'ExitNegotiation', words: 'We leave this table.' })
  expect(result).toEqual({ outcome: 'refused', refusal: { code: 'OnlyWhenLive' } })
  room.line.mend()
  await live(room)
  const reloaded = openRoom({ device, record: room.record, ids: 'b' })
  await live(reloaded)
  expect([...room.line.sent, ...reloaded.line.sent]).toEqual([])
})

test('an act that binds waits for a page’s first connection, in this page alone', async () => {
  const device = new FakeDevice()
  const record = tableInMediation()
  said(record, 'I could live with 730, for the kiln.')
  const room = openRoom({ device, record })
  expect(room.store.getState().connection).toBe('connecting')
  const sent = room.store.send('support:1', { type: 'SupportDecision', issue: 1, decision: '730 € a month.' })
  expect(room.store.getState().pending).toMatchObject([{ editor: 'support:1', state: 'sending' }])
  expect(room.line.sent).toEqual([])
  expect(await sent).toMatchObject({ outcome: 'accepted' })
  expect(room.store.getState().connection).toBe('live')
  expect(room.store.getState().pending).toEqual([])
  expect(openRoom({ device, record, ids: 'b' }).store.getState().pending).toEqual([])
})

test.each([
  ['that cannot be made', (room: ReturnType<typeof openRoom>) => room.line.ear?.unreachable()],
  ['that breaks', (room: ReturnType<typeof openRoom>) => room.line.cut()],
  ['that ends the page', (room: ReturnType<typeof openRoom>) => room.line.ear?.dismissed(false)],
])(
  'a first connection %s refuses what was pressed meanwhile, and sends none of it later',
  async (_, fails) => {
    const room = openRoom()
    const sent = room.store.send('exit', { type: 'ExitNegotiation', words: 'We leave this table.' })
    fails(room)
    expect(await sent).toEqual({ outcome: 'refused', refusal: { code: 'OnlyWhenLive' } })
    expect(room.store.getState().pending).toEqual([])
    if (!room.store.getState().ended) {
      room.line.mend()
      await live(room)
    }
    expect(room.line.sent).toEqual([])
  },
)

test('what is pressed before the first connection can be taken back, and waits a few seconds at most', async () => {
  const slow = openRoom()
  slow.line.join = () => new Promise(() => {})
  slow.line.mend()
  const exit: WireCommand = { type: 'ExitNegotiation', words: 'We leave this table.' }
  const back = slow.store.send('exit', exit)
  slow.store.takeBack('exit')
  expect(await back).toEqual({ outcome: 'refused', refusal: { code: 'NotSent' } })
  const late = slow.store.send('exit', exit)
  slow.timers.pass(5_000)
  expect(await late).toEqual({ outcome: 'refused', refusal: { code: 'OnlyWhenLive' } })
  expect(slow.store.getState().pending).toEqual([])
  expect(slow.line.sent).toEqual([])
})

test('an act that binds and lost its answer is said to be unknown, then found on the record or not', async () => {
  const room = openRoom()
  await live(room)
  said(room.record, 'I could live with 730, for the kiln.')
  const support: WireCommand = { type: 'SupportDecision', issue: 1, decision: '730 € a month.' }
  room.line.answers.push(async () => {
    room.line.cut()
    throw new Error('never arrived')
  })
  expect(await room.store.send('support:1', support)).toMatchObject({ refusal: { code: 'NoAnswer' } })
  room.line.mend()
  await live(room)
  expect(room.store.getState().refused['support:1']?.refusal).toEqual({ code: 'NotSent' })

  room.line.answers.push(async (sent) => {
    await room.line.carryOut(sent)
    room.line.cut()
    throw new Error('the answer was lost')
  })
  await room.store.send('support:1', support)
  expect(room.store.getState().refused['support:1']?.refusal).toEqual({ code: 'NoAnswer' })
  room.line.mend()
  await live(room)
  expect(room.store.getState().refused).toEqual({})
  expect(room.store.getState().pending).toEqual([])
  expect(room.line.sent.map(({ id }) => id)).toEqual(['a-1', 'a-2'])
})

test('a page that slept asks for everything after its own last entry', async () => {
  const room = openRoom()
  await live(room)
  const { seq } = said(room.record, 'Said while the phone slept.')
  room.store.wake()
  await eventually(() => expect(positions(room)).toEqual(['Said while the phone slept.']))
  expect(room.line.asked).toEqual([seq - 1])
})

test('a line that no longer answers is dropped and made anew', async () => {
  const room = openRoom()
  await live(room)
  room.line.after = () => Promise.reject(new Error('no answer'))
  room.store.wake()
  await eventually(() => expect(room.line.restarts).toBe(1))
  await live(room)
})

test('the connection is live only once the server has answered the joining', async () => {
  const room = openRoom({ reachable: false })
  expect(room.store.getState().connection).toBe('offline')
  room.line.mend()
  expect(room.store.getState().connection).toBe('connecting')
  await live(room)
  room.store.networkLost()
  expect(room.store.getState().connection).toBe('offline')
})

test('a draft survives a reload and is in the other tab too, until it is accepted', async () => {
  const device = new FakeDevice()
  const record = tableInMediation()
  const first = openRoom({ device, record })
  const second = openRoom({ device, record, ids: 'b' })
  first.store.draft('position:1', 'I offer')
  expect(second.store.getState().drafts).toEqual({ 'position:1': 'I offer' })
  expect(openRoom({ device, record }).store.getState().drafts).toEqual({ 'position:1': 'I offer' })
  await live(first)
  await first.store.send('position:1', position('I offer 700, for the floor.'))
  expect(first.store.getState().drafts).toEqual({})
  expect(second.store.getState().drafts).toEqual({})
})

test('an act that waits can be taken back into its editor; nothing is sent', async () => {
  const room = openRoom({ reachable: false })
  await room.store.send('position:1', position('I offer 720, for the floor.'))
  room.store.takeBack('position:1')
  room.line.mend()
  await live(room)
  expect(room.line.sent).toEqual([])
})

test('typing is told seldom, never what, and ends by itself', async () => {
  const room = openRoom()
  await live(room)
  for (let key = 0; key < 10; key += 1) {
    room.store.typing.at('issue:1')
    room.timers.pass(300)
  }
  expect(room.line.told).toEqual(['issue:1', 'issue:1'])
  room.timers.pass(5_000)
  expect(room.line.told).toEqual(['issue:1', 'issue:1', null])
})

test('another wire version asks to reload, and a lost seat or session says which', async () => {
  const reload = openRoom({ reachable: false })
  reload.line.joinsWith = () => ({ outcome: 'reload' })
  reload.line.mend()
  await eventually(() => expect(reload.store.getState().ended).toEqual({ why: 'reload' }))

  const dismissed = openRoom()
  await live(dismissed)
  dismissed.line.ear?.dismissed(true)
  expect(dismissed.store.getState().ended).toEqual({ why: 'signed-out' })

  const alarmed = openRoom()
  await live(alarmed)
  const alarm = { what: 'entry', seq: 3, since: '2026-03-02T12:00:00.000Z' } as const
  alarmed.line.ear?.alarm(alarm)
  expect(alarmed.store.getState().ended).toEqual({ why: 'alarm', alarm })

  const record = tableInMediation()
  const unseated = openRoom({ record })
  await live(unseated)
  expect(unseated.store.getState().view.me.party).toBe(PARTY_ANA)
  unseated.line.ear?.dismissed(false)
  expect(unseated.store.getState().ended).toEqual({ why: 'seat-ended' })
})
