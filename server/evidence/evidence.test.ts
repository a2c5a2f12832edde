import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { LARGEST_EVIDENCE } from '@/server/protocol/disputing'
import { EvidenceStore } from './evidence'

let database: TestDatabase
let pool: pg.Pool
let store: EvidenceStore
beforeAll(async () => {
  database = await testDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  store = new EvidenceStore(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('[DIS1] a file of evidence is kept under its digest, for its own negotiation, and stays', async () => {
  const letter = Buffer.from('The gate was never mended.')
  const digest = await store.put('yard', letter, 'ana')
  expect(digest).toBe(createHash('sha256').update(letter).digest('hex'))
  expect(await store.get('yard', digest ?? '')).toEqual(letter)
  expect(await store.get('mill', digest ?? '')).toBeNull()
  const named = { name: 'letter.txt', digest: digest ?? '', bytes: letter.length }
  expect(await store.missing('yard', [named])).toEqual([])
  expect(await store.missing('yard', [{ ...named, bytes: 1 }])).toHaveLength(1)
  expect(await store.missing('mill', [named])).toHaveLength(1)
  await expect(pool.query(`UPDATE "Evidence" SET "bytes" = 'x'`)).rejects.toMatchObject({ code: 'PA001' })
  await expect(pool.query(`DELETE FROM "Evidence"`)).rejects.toMatchObject({ code: 'PA001' })
})

test('[DIS1] nothing empty or too large is kept', async () => {
  expect(await store.put('yard', Buffer.alloc(0), 'ana')).toBeNull()
  expect(await store.put('yard', Buffer.alloc(LARGEST_EVIDENCE + 1), 'ana')).toBeNull()
})
