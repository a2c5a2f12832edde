import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '@/server/db/migrate'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'

let folder: string
let database: TestDatabase

beforeEach(async () => {
  folder = join(tmpdir(), `parley-migrations-${randomBytes(6).toString('hex')}`)
  database = await testDatabase()
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
})

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'migration.sql'), sql)
}

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('what is missing is applied in order, and nothing twice', async () => {
  write('2_second', 'INSERT INTO thing VALUES (2)')
  write('1_first', 'CREATE TABLE thing (n int)')
  expect(await migrate(database.url, folder)).toEqual(['1_first', '2_second'])
  write('3_third', 'INSERT INTO thing VALUES (3)')
  expect(await migrate(database.url, folder)).toEqual(['3_third'])
  expect(await migrate(database.url, folder)).toEqual([])
  expect(await query('SELECT n FROM thing ORDER BY n')).toEqual([{ n: 2 }, { n: 3 }])
})

test('processes that start at once apply each migration once', async () => {
  write('1_first', 'CREATE TABLE thing (n int)')
  write('2_second', 'INSERT INTO thing VALUES (2)')
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)))
  expect(applied.flat().sort()).toEqual(['1_first', '2_second'])
  expect(await query('SELECT n FROM thing')).toEqual([{ n: 2 }])
})

test('a migration that fails leaves nothing of itself, and can be mended', async () => {
  write('1_first', 'CREATE TABLE thing (n int); INSERT INTO thing VALUES (1); SELECT 1 / 0')
  await expect(migrate(database.url, folder)).rejects.toThrow('division by zero')
  write('1_first', 'CREATE TABLE thing (n int)')
  expect(await migrate(database.url, folder)).toEqual(['1_first'])
})

test('a migration that was edited afterwards is refused by name', async () => {
  write('1_first', 'CREATE TABLE thing (n int)')
  await migrate(database.url, folder)
  write('1_first', 'CREATE TABLE thing (n bigint)')
  await expect(migrate(database.url, folder)).rejects.toThrow('1_first differs')
})

test('a database that a newer Parley used is refused', async () => {
  write('1_first', 'CREATE TABLE thing (n int)')
  write('2_second', 'CREATE TABLE other (n int)')
  await migrate(database.url, folder)
  rmSync(join(folder, '2_second'), { recursive: true })
  await expect(migrate(database.url, folder)).rejects.toThrow('newer Parley (it has the migration 2_second)')
})

test('digests of what was sealed, stored before they had keys, are gone; of what is on the record they stay', async () => {
  const own = 'prisma/migrations'
  for (const name of readdirSync(own).filter((one) => one < '20261121214500'))
    cpSync(join(own, name), join(folder, name), { recursive: true })
  await migrate(database.url, folder)
  const append = (seq: number, body: string, sealed = 'NULL') =>
    query(`SELECT * FROM append_entry('n', ${seq - 1}, '${seq === 1 ? '' : `h${seq - 1}`}', 'h${seq}', '${body}', 'ana',
           'c${seq}', 'd${seq}', ${sealed}, NULL, '{"title": "T", "phase": "Setup", "summary": {}}', NULL, NULL, NULL)`)
  await append(1, '{}')
  const part = {
    commitment: 'x',
    owner: 'ana',
    audience: [],
    field: 'words',
    command: 'c2',
    salt: 's',
    content: 'c',
  }
  await append(2, '{}', `'${JSON.stringify([part])}'`)
  await append(3, '{"command":{"note":"","type":"MakeOffer"}}')
  await migrate(database.url, own)
  const kept = await query(`SELECT "bodyDigest" FROM "Entry" ORDER BY "seq"`)
  expect(kept).toEqual([{ bodyDigest: 'd1' }, { bodyDigest: '' }, { bodyDigest: '' }])
  await expect(query(`UPDATE "Entry" SET "bodyDigest" = 'd2'`)).rejects.toThrow('append-only')
})

test('records from before an entry and its command’s key were one row keep their keys, and stay append-only', async () => {
  const own = 'prisma/migrations'
  for (const name of readdirSync(own).filter((one) => one < '20261121202500'))
    cpSync(join(own, name), join(folder, name), { recursive: true })
  await migrate(database.url, folder)
  const append = (seq: number, command: string) =>
    query(`SELECT * FROM append_entry('n', ${seq - 1}, '${seq === 1 ? '' : `h${seq - 1}`}', 'h${seq}', '{}', 'ana',
           '${command}', 'd-${command}', NULL, NULL, '{"title": "T", "phase": "Setup", "summary": {}}', NULL, NULL, NULL)`)
  await append(1, 'c1')
  await append(2, 'c2')
  expect(await migrate(database.url, own)).toContain('20261121202500_entry_with_key')
  expect(await append(2, 'c2')).toEqual([{ outcome: 'duplicate', seq: 2 }])
  expect(await append(3, 'c1')).toEqual([{ outcome: 'duplicate', seq: 1 }])
  expect(await append(3, 'c3')).toEqual([{ outcome: 'appended', seq: 3 }])
  await expect(query(`UPDATE "Entry" SET "actor" = 'bo'`)).rejects.toThrow('append-only')
})
