import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { testDatabase } from '@/server/db/test-database'
import { PostgresOutbox } from './postgres-outbox'

let database: Awaited<ReturnType<typeof testDatabase>>
let pool: pg.Pool
let outbox: PostgresOutbox

beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.url, 6)
  outbox = new PostgresOutbox(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('DELETE FROM "Job"')
})

const asked = (key: string, dueIn = '-1 second') =>
  pool.query(
    `INSERT INTO "Job" ("negotiationId", "kind", "payload", "runAt", "key") VALUES ('n', 'letter', '{}', clock_timestamp() + $2::interval, $1)`,
    [key, dueIn],
  )
/** As if the time of every lease had passed. */
const leasesEnd = () =>
  pool.query(
    `UPDATE "Job" SET "leasedUntil" = clock_timestamp() - interval '1 second' WHERE "leasedUntil" IS NOT NULL`,
  )

test('of many workers who look at once, one gets a job', async () => {
  await asked('one')
  const found = await Promise.all(Array.from({ length: 6 }, (_, at) => outbox.lease(`w${at}`, 4, 30_000)))
  expect(found.flat()).toHaveLength(1)
})

test('a job is handed out again when its lease is over, and its first worker can no longer end it', async () => {
  await asked('one')
  const [first] = await outbox.lease('died', 4, 30_000)
  expect(await outbox.lease('waits', 4, 30_000)).toEqual([])
  await leasesEnd()
  const [second] = await outbox.lease('lives', 4, 30_000)
  expect(second).toMatchObject({ id: first?.id, attempts: 2 })
  if (!first || !second) throw new Error('no job')
  expect(await outbox.renew(first, 'died', 30_000)).toBe(false)
  await outbox.done(first, 'died')
  await leasesEnd()
  expect(await outbox.lease('again', 4, 30_000)).toHaveLength(1)
})

test('a job that is done is not handed out again', async () => {
  await asked('one')
  const [job] = await outbox.lease('w', 4, 30_000)
  if (!job) throw new Error('no job')
  await outbox.done(job, 'w')
  await leasesEnd()
  expect(await outbox.lease('w', 4, 30_000)).toEqual([])
})

test('a job is not handed out before its time', async () => {
  await asked('later', '1 hour')
  expect(await outbox.lease('w', 4, 30_000)).toEqual([])
})

test('a job that failed comes again, or, given up, never', async () => {
  await asked('one')
  await asked('two')
  const [one, two] = await outbox.lease('w', 4, 30_000)
  if (!one || !two) throw new Error('no jobs')
  await outbox.failed(one, 'w', 'the mail server is away', 0)
  await outbox.failed(two, 'w', 'nobody handles this', null)
  expect(await outbox.lease('w', 4, 30_000)).toMatchObject([{ id: one.id, attempts: 2 }])
  const { rows } = await pool.query('SELECT "error" FROM "Job" WHERE "id" = $1', [two.id])
  expect(rows).toEqual([{ error: 'nobody handles this' }])
})
