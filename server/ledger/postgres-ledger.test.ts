import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { testDatabase } from '@/server/db/test-database'
import { testSeals } from '@/server/seals/testing'
import { ledgerContract } from './contract'
import { PostgresLedger } from './postgres-ledger'

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
