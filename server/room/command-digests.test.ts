import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { testSeals } from '@/server/seals/testing'
import { ana, TestRooms } from './testing'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.url, 4)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('[ERA1] a guess at words of a caucus cannot be tried on the database, and a repeat is answered after erasing too', async () => {
  const house = new TestRooms(new PostgresLedger(pool, testSeals(pool)))
  const matter = await house.talking()
  await house.act(ana, matter, { type: 'OpenCaucus', party: 'p1', with: 'mediator' })
  const said = { type: 'SendToCaucus', caucus: 1, text: 'Yes.' } as const
  const sent = house.sent(matter, said)
  const first = await house.rooms.submit(ana, sent)
  const { rows } = await pool.query(`SELECT "bodyDigest" FROM "Entry" WHERE "commandId" = $1`, [sent.id])
  expect(rows[0].bodyDigest).not.toContain(taggedHash('parley/command/v1', canonicalJson(said)))
  const entries = first.outcome === 'accepted' ? first.entries : []
  expect(entries).toHaveLength(1)
  const other = { ...sent, command: { ...said, text: 'No.' } }
  expect(await house.rooms.submit(ana, sent)).toMatchObject({ outcome: 'accepted', entries })
  expect(await house.rooms.submit(ana, other)).toMatchObject({ refusal: { code: 'CommandIdReused' } })
  await house.act(ana, matter, { type: 'EraseSealed' })
  await house.ledger.erase(sent.negotiation, 'ana', 0)
  expect(await house.rooms.submit(ana, sent)).toMatchObject({ outcome: 'accepted', entries, own: null })
  expect(await house.rooms.submit(ana, other)).toMatchObject({ outcome: 'accepted', entries })
})
