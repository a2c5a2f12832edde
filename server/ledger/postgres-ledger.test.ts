import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { testDatabase } from '@/server/db/test-database'
import { commandId } from '@/server/protocol/ids'
import { canonicalJson } from '@/server/record/canonical'
import { commitmentTo } from '@/server/record/commitment'
import { entryHash } from '@/server/record/entry'
import { taggedHash } from '@/server/record/hash'
import { Seals } from '@/server/seals/seals'
import { testSeals } from '@/server/seals/testing'
import { appendTo, headOf, ledgerContract, START } from './contract'
import { PostgresLedger } from './postgres-ledger'

const keyOf = (command: string, digest: string) => ({
  actor: 'person ana',
  command: commandId.parse(command),
  digest,
})

let database: Awaited<ReturnType<typeof testDatabase>>
const pools: pg.Pool[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

/** The tables are append-only and cannot be emptied, so every test has a database of its own. */
async function freshPool(): Promise<pg.Pool> {
  await Promise.all(pools.splice(0).map((pool) => pool.end()))
  await database.drop()
  database = await testDatabase()
  const pool = createPool(database.url, 8)
  pools.push(pool)
  return pool
}

describe('the PostgreSQL ledger', () => {
  ledgerContract(async () => {
    const pool = await freshPool()
    await pool.query(`INSERT INTO "User" ("id", "name", "sessionVersion") VALUES ('ana', 'Ana', 3)`)
    return new PostgresLedger(pool, testSeals(pool))
  })

  test('[ERA1] what is stored of a command’s body tells nothing of it without the key, and with it until it is erased', async () => {
    const pool = await freshPool()
    const ledger = new PostgresLedger(pool, testSeals(pool))
    const digest = taggedHash('parley/command/v1', canonicalJson({ type: 'AcceptPackage', evenBelow: true }))
    const opening = {
      negotiation: 'n1',
      owner: 'ana',
      field: 'verdict',
      command: 'one',
      salt: 'a'.repeat(64),
      content: 'below',
    }
    const accepts = { ...appendTo('n1', START, 'one'), key: keyOf('one', digest) }
    const sealed = [{ commitment: commitmentTo(opening), opening, audience: [], generation: 0 }]
    await ledger.append({ ...accepts, sealed })
    const says = { ...appendTo('n1', headOf(accepts), 'two'), key: keyOf('two', digest) }
    await ledger.append(says)
    const stored = async () =>
      (await pool.query<{ bodyDigest: string }>(`SELECT "bodyDigest" FROM "Entry" ORDER BY "seq"`)).rows.map(
        (row) => row.bodyDigest,
      )
    expect((await stored()).join()).not.toContain(digest)
    expect(await stored()).toEqual([
      expect.stringMatching(/^key 0 [0-9a-f]{64} ana$/),
      expect.stringMatching(/^house [0-9a-f]{64}$/),
    ])
    const other = new Seals(pool, randomBytes(32))
    const [, house = ''] = await stored()
    expect(await other.isDigest(house, { negotiation: 'n1', ...says.key })).toBe(false)
    // Whoever has the database and the sealing key can try bodies until the owner has it erased.
    const guess = (body: string) => ledger.known(accepts.negotiation, keyOf('one', entryHash(body)))
    expect(await guess('a guess')).toEqual({ outcome: 'reused' })
    await ledger.erase(accepts.negotiation, 'ana', 0)
    expect(await guess('a guess')).toEqual({ outcome: 'duplicate', seq: 1 })
    expect(await ledger.known(says.negotiation, says.key)).toEqual({ outcome: 'duplicate', seq: 2 })
  })

  test('a command from before digests had keys is known by its plain digest, or where that is gone by its id', async () => {
    const pool = await freshPool()
    const ledger = new PostgresLedger(pool, testSeals(pool))
    const [one, other] = [entryHash('one'), entryHash('other')]
    const first = appendTo('n1', START, 'one')
    const written = (digest: string) =>
      pool.query(
        `SELECT append_entry('n1', 0, $1, $2, $3, 'person ana', 'one', $4, NULL, NULL, NULL, NULL, NULL, NULL)`,
        [START.hash, first.entry.hash, first.entry.text, digest],
      )
    await written(one)
    const again = (digest: string) =>
      ledger.append({ ...appendTo('n1', headOf(first), 'one'), key: keyOf('one', digest) })
    expect(await again(one)).toEqual({ outcome: 'duplicate', seq: 1 })
    expect(await again(other)).toEqual({ outcome: 'reused' })
    await pool.query(`ALTER TABLE "Entry" DISABLE TRIGGER entry_stays; UPDATE "Entry" SET "bodyDigest" = ''`)
    expect(await again(one)).toEqual({ outcome: 'duplicate', seq: 1 })
  })

  test.each([
    `UPDATE "Entry" SET "body" = 'changed'`,
    `DELETE FROM "Entry"`,
    `TRUNCATE "Entry"`,
    `UPDATE "Entry" SET "commandId" = 'another'`,
  ])('[REC2] the database itself refuses: %s', async (sql) => {
    const pool = await freshPool()
    await pool.query(
      `SELECT append_entry('n', 0, '', 'h', 'b', 'a', 'c', 'd', NULL, NULL, NULL, NULL, NULL, NULL)`,
    )
    await expect(pool.query(sql)).rejects.toThrow(/append-only/)
  })
})
