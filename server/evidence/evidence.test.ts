import { createHash } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { LARGEST_EVIDENCE } from '@/server/protocol/disputing'
import { EvidenceStore, MOST_FILES } from './evidence'

let database: TestDatabase
let pool: pg.Pool
let store: EvidenceStore
beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.url, 6)
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

test('[DIS1] of files brought all at once, to several processes, no more are kept than one may bring', async () => {
  const stores = [store, new EvidenceStore(pool), new EvidenceStore(pool)]
  const bring = (nth: number) => stores[nth % 3]?.put('mill', Buffer.from(`file ${nth}`), 'bo')
  const kept = await Promise.all(Array.from({ length: 2 * MOST_FILES }, (_, nth) => bring(nth)))
  expect(kept.filter((digest) => digest !== null)).toHaveLength(MOST_FILES)
  const { rows } = await pool.query(
    `SELECT count(*)::integer AS files FROM "Evidence" WHERE "negotiationId" = 'mill'`,
  )
  expect(rows).toEqual([{ files: MOST_FILES }])
})

test('[DIS1] files that cannot be kept stand in the way of none', async () => {
  const narrow = createPool(database.url, 1)
  const there = new EvidenceStore(narrow)
  // A name that no table can hold.
  const lost = await Promise.allSettled([1, 2].map(() => there.put('\0', Buffer.from('one'), 'bo')))
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await there.put('yard', Buffer.from('two'), 'bo')).not.toBeNull()
  await narrow.end()
})
