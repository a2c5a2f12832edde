import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import type { House } from '@/server/house'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { testNotary } from '@/server/notary/testing'
import { type NegotiationId, negotiationId } from '@/server/protocol/ids'
import { houseOf } from './house'
import { ana, fay, TestRooms, zed } from './testing'

let rooms: TestRooms
let house: House
let negotiation: NegotiationId
beforeEach(async () => {
  rooms = new TestRooms(new MemoryLedger())
  // Where a room starts is read from the ledger alone.
  house = houseOf(rooms.rooms, rooms.ledger, new pg.Pool(), testNotary(rooms.ledger))
  negotiation = negotiationId.parse(await rooms.talking())
})

const state = () => rooms.state(negotiation)

test('a room starts from its whole record, which the browser replays', async () => {
  const start = await house.roomStart(ana, negotiation)
  expect(start?.stands).toBeNull()
  expect(start?.entries).toHaveLength((await state()).head.seq)
})

test('of a long record it starts from where that stands, with the hash of its newest entry', async () => {
  while ((await state()).head.seq <= 500)
    await rooms.act(fay, negotiation, {
      type: 'ChangeLimits',
      limits: { roundsPerParty: ((await state()).head.seq % 50) + 1, drafts: null, deadline: null },
      reason: 'Asked for at the meeting.',
    })
  const start = await house.roomStart(ana, negotiation)
  const entries = await rooms.ledger.entriesAfter(negotiation, 0)
  expect(start?.entries).toEqual([])
  expect(start?.stands).toEqual({ state: await state(), seq: 501, hash: entries.at(-1)?.hash })
})

test('without a seat there is nothing to start from', async () => {
  expect(await house.roomStart(zed, negotiation)).toBeNull()
})
