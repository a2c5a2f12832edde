import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { EvidenceStore } from '@/server/evidence/evidence'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { store } from '@/server/notary/testing'
import { negotiationId } from '@/server/protocol/ids'
import { a, ana, bo, called } from '@/server/protocol/testing'
import { digestOfFile } from '@/server/record/manifest'
import { testSeals } from '@/server/seals/testing'
import { PARLEY } from './testing'

const LETTER = Buffer.from('The gate was never mended.')
let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'parley-export-'))
  const table = called()
  table.ratifies(ana)
  table.does(bo, {
    type: 'RaiseDispute',
    about: { kind: 'ratification', call: 1, party: a },
    grounds: 'not-me',
    reason: 'That was not Ana.',
    evidence: [{ name: 'letter.txt', digest: digestOfFile(LETTER), bytes: LETTER.length }],
  })
  const pool = createPool(database.url, 2)
  const ledger = new PostgresLedger(pool, testSeals(pool))
  await store(ledger, negotiationId.parse('yard'), table.entries)
  await new EvidenceStore(pool).put('yard', LETTER, bo)
  await pool.end()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

function parley(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PARLEY, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url, PARLEY_DATA: join(folder, 'data') },
  })
  return { code: status, said: stdout + stderr }
}

test('[REC9] [DIS7] what the operator exports verifies, with the files of its disputes', () => {
  const file = join(folder, 'yard.zip')
  expect(parley('export', 'yard', '-o', file)).toEqual({ code: 0, said: '' })
  const { code, said } = parley('verify', file)
  expect(said).toContain('VALID: Nothing wrong was found')
  expect(said).toContain('Under dispute: A ratification in call 1')
  expect(code).toBe(0)
})

test('[REC9] what cannot be exported is said in a sentence, and leaves no file', () => {
  expect(parley('export', 'mill', '-o', join(folder, 'mill.zip'))).toEqual({
    code: 1,
    said: 'There is no negotiation mill here.\n',
  })
  expect(parley('export', 'yard', '-o', join(folder, 'none', 'yard.zip')).code).toBe(1)
  expect(existsSync(join(folder, 'none'))).toBe(false)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})
