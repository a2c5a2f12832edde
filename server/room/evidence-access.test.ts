import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { EvidenceStore, MOST_FILES } from '@/server/evidence/evidence'
import type { House } from '@/server/house'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { testNotary } from '@/server/notary/testing'
import { type NegotiationId, negotiationId } from '@/server/protocol/ids'
import { houseOf } from './house'
import { ana, bo, fay, TestRooms, zed } from './testing'

const LETTER = Buffer.from('The gate was never mended.')
const DIGEST = createHash('sha256').update(LETTER).digest('hex')
let database: TestDatabase
let pool: ReturnType<typeof createPool>
let rooms: TestRooms
let house: House
let negotiation: NegotiationId

beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.url, 2)
  rooms = new TestRooms(new MemoryLedger())
  house = houseOf(rooms.rooms, rooms.ledger, pool, testNotary(rooms.ledger))
  negotiation = negotiationId.parse((await rooms.called()).negotiation)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const dispute = (digest: string) =>
  rooms.sent(negotiation, {
    type: 'RaiseDispute',
    about: { kind: 'settlement', version: 1 },
    grounds: 'other',
    reason: 'It is about the gate.',
    evidence: [{ name: 'letter.txt', digest, bytes: LETTER.length }],
  })

test('[DIS1] a file is its bringer’s alone until a dispute names it', async () => {
  expect(await house.keepEvidence(ana, negotiation, async () => LETTER)).toBe(DIGEST)
  expect(await house.evidence(ana, negotiation, DIGEST)).toEqual(LETTER)
  expect(await house.evidence(bo, negotiation, DIGEST)).toBeNull()
  expect(await house.submit(ana, dispute(DIGEST))).toMatchObject({ outcome: 'accepted' })
  expect(await house.evidence(bo, negotiation, DIGEST)).toEqual(LETTER)
  expect(await house.evidence(zed, negotiation, DIGEST)).toBeNull()
})

test('[DIS1] without a seat nobody brings a file, nor learns which are there', async () => {
  let read = false
  const kept = await house.keepEvidence(zed, negotiation, async () => {
    read = true
    return LETTER
  })
  expect([kept, read]).toEqual(['not-seated', false])
  const nothing = { outcome: 'refused', refusal: { code: 'NoSuchNegotiation' } }
  expect(await house.submit(zed, dispute(DIGEST))).toEqual(nothing)
  expect(await house.submit(zed, dispute('0'.repeat(64)))).toEqual(nothing)
})

test('[DIS1] nobody uses up the place that others need for theirs', async () => {
  const store = new EvidenceStore(pool)
  for (let one = 0; one < MOST_FILES; one++)
    expect(await store.put(negotiation, randomBytes(8), fay)).not.toBeNull()
  expect(await store.put(negotiation, randomBytes(8), fay)).toBeNull()
  expect(await store.put(negotiation, randomBytes(8), bo)).not.toBeNull()
})
