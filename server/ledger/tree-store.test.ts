import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { testDatabase } from '@/server/db/test-database'
import { MemoryTreeStore } from './memory-tree-store'
import { PostgresTreeStore } from './postgres-tree-store'
import { treeStoreContract } from './tree-store-contract'

describe('the memory tree', () => {
  treeStoreContract(async () => new MemoryTreeStore())
})

describe('the PostgreSQL tree', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let open: pg.Pool | null = null
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(async () => {
    await open?.end()
    await database.drop()
  })
  /** The tables are append-only and cannot be emptied, so every test has a database of its own. */
  async function fresh(): Promise<pg.Pool> {
    await open?.end()
    await database.drop()
    database = await testDatabase()
    open = createPool(database.url, 4)
    return open
  }

  treeStoreContract(async () => new PostgresTreeStore(await fresh()))

  test.each([
    `UPDATE "TreeNode" SET "hash" = ''`,
    `DELETE FROM "TreeNode"`,
    `TRUNCATE "TreeNode"`,
    `UPDATE "Checkpoint" SET "note" = 'x'`,
    `DELETE FROM "Checkpoint"`,
    `TRUNCATE "Checkpoint"`,
  ])('[REC7] the database itself refuses: %s', async (sql) => {
    const pool = await fresh()
    await pool.query(`INSERT INTO "TreeNode" VALUES ('n', 0, 0, 'h')`)
    await pool.query(`INSERT INTO "Checkpoint" VALUES ('n', 1, 'k', 'note')`)
    await expect(pool.query(sql)).rejects.toThrow(/append-only/)
  })
})
