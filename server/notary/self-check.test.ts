import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { PostgresTreeStore } from '@/server/ledger/postgres-tree-store'
import { type NegotiationId, negotiationId } from '@/server/protocol/ids'
import { ana, bo, called, settled } from '@/server/protocol/testing'
import type { StoredEntry } from '@/server/record/entry'
import { testSeals } from '@/server/seals/testing'
import { Notary } from './notary'
import { SelfCheck } from './self-check'
import { newKeys, store } from './testing'

const negotiation = negotiationId.parse('yard')
const keys = newKeys()
let database: TestDatabase
let pool: pg.Pool
let ledger: PostgresLedger
let tree: PostgresTreeStore
let said: string[]
let selfCheck: SelfCheck

beforeEach(async () => {
  database = await testDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  ledger = new PostgresLedger(pool, testSeals(pool))
  tree = new PostgresTreeStore(pool)
  said = []
  selfCheck = new SelfCheck({
    ledger,
    tree,
    keys,
    all: async () => [negotiation],
    now: () => new Date('2026-03-02T12:00:00.000Z'),
    log: (line) => said.push(line),
  })
  await keep(settled().entries)
  await new Notary({ ledger, tree, keys, address: 'https://parley.example/verify' }).checkpoint(negotiation)
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const keep = (entries: readonly StoredEntry[], of: NegotiationId = negotiation) => store(ledger, of, entries)

/** What only somebody with all rights in the database can do: the triggers are taken away first. */
async function asSuperuser(change: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('ALTER TABLE "Entry" DISABLE TRIGGER ALL')
    await change(client)
    await client.query('ALTER TABLE "Entry" ENABLE ALWAYS TRIGGER entry_stays')
  } finally {
    client.release()
  }
}

test('[REC11] a record that nobody touched raises no alarm', async () => {
  await selfCheck.round()
  expect(selfCheck.alarm(negotiation)).toBeNull()
  expect(selfCheck.sound).toBe(true)
  expect(said).toEqual([])
})

test('[REC11] a superuser who takes the triggers away and changes an entry is found, until it is put back', async () => {
  const [before] = (await pool.query(`SELECT "body" FROM "Entry" WHERE "seq" = 2`)).rows
  await asSuperuser((client) =>
    client.query(`UPDATE "Entry" SET "body" = replace("body", 'signatory', 'member') WHERE "seq" = 2`),
  )
  await selfCheck.round()
  expect(selfCheck.alarm(negotiation)).toEqual({ what: 'entry', seq: 2, since: '2026-03-02T12:00:00.000Z' })
  await selfCheck.round()
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^ALARM: the record of yard does not verify \(entry, entry 2\)/)
  await asSuperuser((client) => client.query(`UPDATE "Entry" SET "body" = $1 WHERE "seq" = 2`, [before.body]))
  await selfCheck.round()
  expect(selfCheck.sound).toBe(true)
})

test('[REC11] who listens hears of an alarm once, when it is first raised', async () => {
  const heard: unknown[] = []
  selfCheck.onAlarm((of, alarm) => heard.push([of, alarm.what, alarm.seq]))
  await selfCheck.round()
  expect(heard).toEqual([])
  await pool.query('ALTER TABLE "Entry" DISABLE TRIGGER ALL')
  await pool.query(`UPDATE "Entry" SET "body" = replace("body", 'Ana', 'Eva') WHERE "seq" = 3`)
  await selfCheck.round()
  await selfCheck.round()
  expect(heard).toEqual([[negotiation, 'entry', 3]])
})

test('[REC11] a record written anew with all its hashes is found from the last checkpoint', async () => {
  const table = called()
  table.ratifies(ana, 'I ratify this settlement, and gladly.')
  table.ratifies(bo)
  await asSuperuser(async (client) => {
    for (const { seq, hash, text } of table.entries)
      await client.query(`UPDATE "Entry" SET "hash" = $2, "body" = $3 WHERE "seq" = $1`, [seq, hash, text])
  })
  await selfCheck.round()
  expect(selfCheck.alarm(negotiation)).toMatchObject({ what: 'other-history' })
})

test('[REC11] entries taken off the end are found', async () => {
  await asSuperuser((client) => client.query(`DELETE FROM "Entry" WHERE "seq" > 5`))
  await selfCheck.round()
  expect(selfCheck.alarm(negotiation)).toMatchObject({ what: 'cut-short', seq: 6 })
})
