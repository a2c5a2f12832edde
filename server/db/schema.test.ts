import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(() => database.drop())

function difference(): { status: number | null; said: string } {
  const words = [
    'migrate',
    'diff',
    '--from-config-datasource',
    '--to-schema',
    'prisma/schema.prisma',
    '--script',
  ]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/prisma.mjs', ...words, '--exit-code'],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: database.url },
    },
  )
  return { status, said: status === 1 ? stdout + stderr : stdout }
}

async function change(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

test('the migrations make exactly the tables that the schema describes', () => {
  expect(difference()).toMatchObject({ status: 0 })
})

test('the comparison would see a column that only one of them has', async () => {
  await change('ALTER TABLE "Mail" ADD COLUMN "unknown" TEXT')
  expect(difference()).toEqual({ status: 2, said: expect.stringContaining('DROP COLUMN "unknown"') })
  await change('ALTER TABLE "Mail" DROP COLUMN "unknown"')
})
