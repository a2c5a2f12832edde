import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { testDatabase } from '@/server/db/test-database'
import { MOST_ATTEMPTS, type Wanted } from './outbox'
import { PostgresOutbox } from './postgres-outbox'

let database: Awaited<ReturnType<typeof testDatabase>>
let pool: pg.Pool
let outbox: PostgresOutbox
let lines: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.url, 6)
  outbox = new PostgresOutbox(pool, (line) => lines.push(line))
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('DELETE FROM "Job"')
  lines = []
})

const asked = (key: string, dueIn = '-1 second') =>
  pool.query(
    `INSERT INTO "Job" ("negotiationId", "kind", "payload", "runAt", "key") VALUES ('n', 'letter', '{}', clock_timestamp() + $2::interval, $1)`,
    [key, dueIn],
  )
const askedOf = (negotiation: string, kind: string, key: string) =>
  pool.query(
    `INSERT INTO "Job" ("negotiationId", "kind", "payload", "runAt", "key") VALUES ($1, $2, '{}', clock_timestamp() - interval '1 second', $3)`,
    [negotiation, kind, key],
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

/** As if a worker had taken it so often, and gone down with it each time. */
const wentDown = (key: string, times: number) =>
  pool.query(
    `UPDATE "Job" SET "attempts" = $2, "leasedBy" = 'gone', "leasedUntil" = clock_timestamp() - interval '1 second' WHERE "key" = $1`,
    [key, times],
  )
const keysOf = async (jobs: readonly { id: string }[]) => {
  const { rows } = await pool.query('SELECT "key" FROM "Job" WHERE "id"::text = ANY($1) ORDER BY "key"', [
    jobs.map(({ id }) => id),
  ])
  return rows.map(({ key }) => key)
}

test('a job whose worker goes down each time is given up once its attempts are used, and that is said', async () => {
  await asked('poison')
  const begun: number[] = []
  for (let at = 0; at < MOST_ATTEMPTS + 4; at++) {
    begun.push(...(await outbox.lease(`w${at}`, 4, 30_000)).map(({ attempts }) => attempts))
    await leasesEnd()
  }
  expect(begun).toEqual(Array.from({ length: MOST_ATTEMPTS }, (_, at) => at + 1))
  const { rows } = await pool.query('SELECT "error", "doneAt" IS NOT NULL AS over, "leasedUntil" FROM "Job"')
  const error = 'whoever did it ended in the middle of it'
  expect(rows).toEqual([{ error, over: true, leasedUntil: null }])
  expect(lines).toEqual([`letter of n failed (attempt ${MOST_ATTEMPTS}): ${error}`])
})

test('[MED6] a run of a mediator that is given up leaves it to the house to close it; other work leaves nothing', async () => {
  for (const negotiation of ['failing', 'dying']) await askedOf(negotiation, 'mediation', negotiation)
  await askedOf('failing', 'letter', 'letter')
  await wentDown('dying', MOST_ATTEMPTS)
  const jobs = await outbox.lease('w', 4, 30_000)
  for (const job of jobs.filter(({ kind }) => kind !== 'unanswered'))
    await outbox.failed(job, 'w', 'it broke', null)
  const left = [...jobs, ...(await outbox.lease('w', 4, 30_000))].filter(({ kind }) => kind === 'unanswered')
  expect(left.map((one) => [one.negotiation, one.payload]).sort()).toEqual([
    ['dying', {}],
    ['failing', {}],
  ])
  await leasesEnd()
  expect(await outbox.lease('w', 4, 30_000)).toHaveLength(2)
})

test('its last attempt is not cut short while its worker lives', async () => {
  await asked('slow')
  await wentDown('slow', MOST_ATTEMPTS - 1)
  const [last] = await outbox.lease('w', 4, 30_000)
  if (!last) throw new Error('no job')
  expect(last.attempts).toBe(MOST_ATTEMPTS)
  expect(await outbox.lease('other', 4, 30_000)).toEqual([])
  expect(await outbox.renew(last, 'w', 30_000)).toBe(true)
  await outbox.done(last, 'w')
  expect(lines).toEqual([])
})

test('a job that went down with its worker twice is handed out alone, after all others, to a worker that does nothing else', async () => {
  for (const key of ['beside', 'poison', 'once', 'new']) await asked(key)
  await wentDown('poison', 4)
  await wentDown('beside', 2)
  await wentDown('once', 1)
  const others = await outbox.lease('w', 4, 30_000)
  expect(await keysOf(others)).toEqual(['new', 'once'])
  expect(others.some((job) => job.alone)).toBe(false)
  expect(await outbox.lease('w', 2, 30_000, undefined, false)).toEqual([])
  const alone = [await outbox.lease('w', 4, 30_000), await outbox.lease('w', 4, 30_000)]
  expect(await Promise.all(alone.map(keysOf))).toEqual([['beside'], ['poison']])
  expect(alone.flat()).toMatchObject([{ alone: true }, { alone: true }])
})

test('a job that failed by its own word is not done alone for that', async () => {
  await asked('one')
  await asked('two')
  for (let at = 0; at < 3; at++)
    for (const job of await outbox.lease('w', 4, 30_000)) await outbox.failed(job, 'w', 'away', 0)
  const again = await outbox.lease('w', 4, 30_000, undefined, false)
  expect(again.map(({ attempts, alone }) => [attempts, alone])).toEqual([
    [4, undefined],
    [4, undefined],
  ])
})

test('a job that was interrupted as its worker stopped comes again at once, as if it had not been begun', async () => {
  await asked('one')
  for (let at = 0; at < MOST_ATTEMPTS + 1; at++) {
    const [job] = await outbox.lease('w', 4, 30_000)
    if (!job) throw new Error('no job')
    expect(job.attempts).toBe(1)
    await outbox.giveBack(job, 'w')
  }
  const [held] = await outbox.lease('w', 4, 30_000)
  if (!held) throw new Error('no job')
  await outbox.giveBack(held, 'somebody else')
  expect(await outbox.lease('w', 4, 30_000)).toEqual([])
})

test('jobs are found by kind, or as those of no such kind', async () => {
  for (const kind of ['mediation', 'letter', 'erasure']) await askedOf('n', kind, kind)
  const kinds = async (wanted: Wanted) =>
    (await outbox.lease('w', 4, 30_000, wanted)).map(({ kind }) => kind).sort()
  expect(await kinds({ kinds: ['mediation'] })).toEqual(['mediation'])
  expect(await kinds({ kinds: ['mediation'], others: true })).toEqual(['erasure', 'letter'])
})

test('of one negotiation so many are under way at once, over all workers; what fails or is done makes room', async () => {
  for (let nth = 0; nth < 6; nth++) await askedOf('busy', 'mediation', `busy ${nth}`)
  await askedOf('busy', 'letter', 'letter')
  await askedOf('calm', 'mediation', 'calm')
  const wanted = { kinds: ['mediation'], ofOne: 2 }
  const lease = (worker: string) => outbox.lease(worker, 4, 30_000, wanted)
  const found = (await Promise.all(Array.from({ length: 5 }, (_, at) => lease(`w${at}`)))).flat()
  // Whoever looked while another took them may have found none.
  found.push(...(await lease('w0')))
  const of = (negotiation: string) => found.filter((one) => one.negotiation === negotiation)
  expect([of('busy').length, of('calm').length]).toEqual([2, 1])
  expect(await lease('w9')).toEqual([])
  expect(await outbox.lease('w9', 4, 30_000, { kinds: ['letter'] })).toHaveLength(1)
  await pool.query(`UPDATE "Job" SET "leasedBy" = 'w' WHERE "leasedBy" IS NOT NULL`)
  const [one, two] = of('busy')
  if (!one || !two) throw new Error('no jobs')
  await outbox.done(one, 'w')
  await outbox.failed(two, 'w', 'away', 3_600_000)
  expect(await lease('w9')).toMatchObject([{ negotiation: 'busy' }, { negotiation: 'busy' }])
  await leasesEnd()
  expect((await lease('w9')).map(({ negotiation }) => negotiation).sort()).toEqual(['busy', 'busy', 'calm'])
})

test('jobs that are to be done alone keep nothing else of their negotiation waiting', async () => {
  for (const key of ['poison', 'venom']) await askedOf('n', 'mediation', key)
  const wanted = { kinds: ['mediation'], ofOne: 2 }
  for (let at = 0; at < 2; at++) {
    expect(await outbox.lease('w', 4, 30_000, wanted)).toHaveLength(2)
    await leasesEnd()
  }
  await askedOf('n', 'mediation', 'new')
  expect(await keysOf(await outbox.lease('w', 4, 30_000, wanted))).toEqual(['new'])
  expect(await keysOf(await outbox.lease('w', 4, 30_000, wanted))).toEqual(['poison'])
})

test('an erasure is never given up, however often its worker went down with it', async () => {
  await askedOf('n', 'erasure', 'promised')
  await askedOf('n', 'letter', 'usual')
  await pool.query(
    `UPDATE "Job" SET "attempts" = $1, "leasedUntil" = clock_timestamp() - interval '1 second'`,
    [MOST_ATTEMPTS],
  )
  const found = await outbox.lease('w', 4, 30_000)
  expect(await keysOf(found)).toEqual(['promised'])
  expect(found).toMatchObject([{ alone: true, attempts: MOST_ATTEMPTS + 1 }])
  expect(lines).toHaveLength(1)
})
