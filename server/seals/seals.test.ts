import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { StartProblem } from '@/server/start-problem'
import { sealOldParts } from './seal-old-parts'
import { openSealingKey, SEALING_FILE } from './sealing-key'
import { Seals } from './seals'

let database: TestDatabase
let pool: pg.Pool
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  folder = mkdtempSync(join(tmpdir(), 'parley-seals-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await pool.end()
  await database.drop()
})

const SECRET = 'We would settle for 300.'
const opening = (owner: string) => ({
  negotiation: 'n1',
  owner,
  field: 'words',
  command: 'one',
  salt: 'ab'.repeat(32),
  content: SECRET,
})
const key = randomBytes(32)

test('[ERA1] what is stored holds neither text nor salt, opens for the house, and for no other key or place', async () => {
  const seals = new Seals(pool, key)
  const stored = await seals.lock(opening('ana'), 0)
  expect(JSON.stringify(stored)).not.toMatch(/300|abab/)
  expect(await new Seals(pool, key).unlock(stored)).toEqual(opening('ana'))
  await expect(new Seals(pool, randomBytes(32)).unlock(stored)).rejects.toThrow('sealing key')
  await expect(seals.unlock({ ...stored, field: 'reading' })).rejects.toThrow('not what was sealed')
  const { rows } = await pool.query(`SELECT * FROM "SealKey"`)
  expect(JSON.stringify(rows)).not.toContain(key.toString('base64'))
})

test('[ERA1] with its key destroyed nothing opens it, in this process or another', async () => {
  const seals = new Seals(pool, key)
  const [hers, his] = [await seals.lock(opening('cy'), 0), await seals.lock(opening('bo'), 0)]
  await seals.destroy('n1', 'cy', 0)
  expect(await seals.unlock(hers)).toBeNull()
  expect(await new Seals(pool, key).unlock(hers)).toBeNull()
  expect(await seals.unlock(his)).toEqual(opening('bo'))
  await expect(seals.lock(opening('cy'), 0)).rejects.toThrow('destroyed')
  expect(await seals.unlock(await seals.lock(opening('cy'), 1))).toEqual(opening('cy'))
})

test('[ERA1] parts from before there were keys are encrypted at the start, once', async () => {
  await pool.query(
    `INSERT INTO "Sealed" ("negotiationId", "commitment", "owner", "audience", "field", "command", "salt", "content")
     VALUES ('n1', 'c1', 'old', '{old}', 'words', 'one', $1, $2)`,
    ['cd'.repeat(32), SECRET],
  )
  const seals = new Seals(pool, key)
  expect(await sealOldParts(pool, seals)).toBe(1)
  expect(await sealOldParts(pool, seals)).toBe(0)
  const { rows } = await pool.query(`SELECT "salt", "content" FROM "Sealed" WHERE "commitment" = 'c1'`)
  expect(rows[0].content).not.toContain('300')
  expect(await seals.unlock({ ...opening('old'), ...rows[0] })).toMatchObject({ content: SECRET })
})

test('[ERA1] a sealing key that is missing or another stops the start with a sentence', async () => {
  await expect(openSealingKey(pool, folder, null)).rejects.toThrow(StartProblem)
  await expect(openSealingKey(pool, folder, null)).rejects.toThrow(`${join(folder, SEALING_FILE)} is missing`)
  const other = randomBytes(32).toString('base64')
  await expect(openSealingKey(pool, folder, other)).rejects.toThrow('encrypted with another key')
  await expect(openSealingKey(pool, folder, 'short')).rejects.toThrow('PARLEY_SEALING_KEY is not a key')
  expect(await openSealingKey(pool, folder, key.toString('base64'))).toEqual(key)
})

test('[ERA1] in a fresh house the key is made, and is the same at the next start', async () => {
  const fresh = await testDatabase()
  const own = new pg.Pool({ connectionString: fresh.url })
  try {
    const made = await openSealingKey(own, folder, null)
    await new Seals(own, made).lock(opening('ana'), 0)
    expect(await openSealingKey(own, folder, null)).toEqual(made)
  } finally {
    await own.end()
    await fresh.drop()
  }
})
