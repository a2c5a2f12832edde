import pg from 'pg'
import { expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { BOUNDS } from '@/server/limits'
import { testNotary } from '@/server/notary/testing'
import { houseOf } from './house'
import { ana, bo, TestRooms } from './testing'

const LONG = 'x'.repeat(8_000)
/** The longest statement there is. */
const WHOLE = {
  type: 'StateIntent',
  statement: {
    goals: Array.from({ length: 40 }, () => ({ text: 'x'.repeat(600), rationale: LONG })),
    constraints: Array(40).fill('x'.repeat(600)),
    redLines: Array(40).fill('x'.repeat(600)),
    tradeable: Array(40).fill('x'.repeat(600)),
    context: LONG,
  },
}
const SHORT = {
  type: 'StateIntent',
  statement: {
    goals: [{ text: 'The workshop in the mornings', rationale: '' }],
    constraints: [],
    redLines: [],
    tradeable: [],
    context: '',
  },
}

test('one sends so many bytes, is told when to send more, and may send what is short meanwhile', async () => {
  const rooms = new TestRooms(new MemoryLedger())
  const house = houseOf(rooms.rooms, rooms.ledger, new pg.Pool(), testNotary(rooms.ledger))
  const negotiation = await rooms.talking()
  const size = JSON.stringify(WHOLE).length
  const { points, duration } = BOUNDS['bytes-by-person']
  const many = Math.floor(points / size)
  const before = (await rooms.state(negotiation)).head.seq
  for (let one = 0; one < many; one++)
    expect(await house.submit(ana, rooms.sent(negotiation, WHOLE))).toMatchObject({ outcome: 'accepted' })
  const refused = await house.submit(ana, rooms.sent(negotiation, WHOLE))
  expect(refused).toEqual({
    outcome: 'refused',
    refusal: { code: 'TooManyRequests', seconds: expect.any(Number) },
  })
  if (refused.outcome !== 'refused' || refused.refusal.code !== 'TooManyRequests') throw new Error()
  expect(refused.refusal.seconds).toBeLessThanOrEqual(duration)
  expect((await rooms.state(negotiation)).head.seq).toBe(before + many)
  expect(await house.submit(ana, rooms.sent(negotiation, SHORT))).toMatchObject({ outcome: 'accepted' })
  expect(await house.submit(bo, rooms.sent(negotiation, WHOLE))).toMatchObject({ outcome: 'accepted' })
})

test('a long text is pasted every half minute without anybody being asked to wait', () => {
  const { points, duration } = BOUNDS['bytes-by-person']
  expect(points / (duration / 30)).toBeGreaterThan(40 * LONG.length)
})
