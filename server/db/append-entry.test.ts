import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.url, 8)
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

interface Append {
  negotiation: string
  expected: number
  prev: string
  entry: { seq: number; hash: string; body: string }
  command: string
  digest: string
  sealed: unknown[] | null
  jobs: unknown[] | null
  summary: object | null
  members: unknown[] | null
  holder: { person: string; version: number } | null
}

let counter = 0
function opening(over: Partial<Append> = {}): Append {
  counter += 1
  return {
    negotiation: `n${counter}`,
    expected: 0,
    prev: '',
    entry: { seq: 1, hash: 'h1', body: '{"seq":1}' },
    command: 'open',
    digest: 'd1',
    sealed: null,
    jobs: null,
    summary: { parties: 0 },
    members: null,
    holder: null,
    ...over,
  }
}

function next(after: Append, over: Partial<Append> = {}): Append {
  const seq = after.entry.seq + 1
  return {
    ...after,
    expected: seq - 1,
    prev: after.entry.hash,
    entry: { seq, hash: `h${seq}`, body: `{"seq":${seq}}` },
    command: `c${seq}`,
    summary: null,
    ...over,
  }
}

async function append(what: Append): Promise<unknown> {
  const { rows } = await pool.query(
    `SELECT * FROM append_entry($1, $2, $3, $4, $5, 'person-1', $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      what.negotiation,
      what.expected,
      what.prev,
      what.entry.hash,
      what.entry.body,
      what.command,
      what.digest,
      what.sealed && JSON.stringify(what.sealed),
      what.jobs && JSON.stringify(what.jobs),
      what.summary && JSON.stringify({ title: 'A flat', phase: 'Setup', summary: what.summary }),
      what.members && JSON.stringify(what.members),
      what.holder?.person ?? null,
      what.holder?.version ?? null,
    ],
  )
  return rows[0]
}

async function rows(sql: string, ...values: unknown[]): Promise<unknown[]> {
  return (await pool.query(sql, values)).rows
}

describe('one append is one call', () => {
  test('entry, command key, sealed parts, jobs, members and what lists show stand together', async () => {
    const open = opening({
      sealed: [
        {
          commitment: 'c',
          owner: 'p1',
          audience: ['p1', 'p2'],
          field: 'batna',
          command: 'open',
          salt: 's',
          content: 'x',
        },
      ],
      jobs: [{ kind: 'mail', payload: { to: 'p1' }, runAt: '2026-11-21T10:00:00Z', key: 'job-1' }],
      members: [{ personId: 'p1', role: 'signatory', party: 'Tenants' }],
    })
    expect(await append(open)).toEqual({ outcome: 'appended', seq: 1 })
    const id = open.negotiation
    expect(await rows('SELECT "title", "phase", "summary" FROM "Negotiation" WHERE id = $1', id)).toEqual([
      { title: 'A flat', phase: 'Setup', summary: { parties: 0 } },
    ])
    expect(
      await rows('SELECT seq, hash, body FROM "Entry" WHERE "negotiationId" = $1 ORDER BY seq', id),
    ).toEqual([open.entry])
    expect(await rows('SELECT audience, "erasedAt" FROM "Sealed" WHERE "negotiationId" = $1', id)).toEqual([
      { audience: ['p1', 'p2'], erasedAt: null },
    ])
    expect(await rows('SELECT kind, payload, "runAt" FROM "Job" WHERE "negotiationId" = $1', id)).toEqual([
      { kind: 'mail', payload: { to: 'p1' }, runAt: new Date('2026-11-21T10:00:00Z') },
    ])
    expect(
      await rows('SELECT "personId", role, party FROM "Membership" WHERE "negotiationId" = $1', id),
    ).toEqual([{ personId: 'p1', role: 'signatory', party: 'Tenants' }])
  })

  test('the body is kept as the exact text that was hashed', async () => {
    const body = '{"b":1,"a":"\\u2028 é 👩‍👩‍👧 \\" \\\\ \\n","z":[1.0]}'
    const open = opening({ entry: { seq: 1, hash: 'h1', body } })
    await append(open)
    expect(await rows('SELECT body FROM "Entry" WHERE "negotiationId" = $1', open.negotiation)).toEqual([
      { body },
    ])
  })

  test('null leaves summary and members as they are', async () => {
    const open = opening({ members: [{ personId: 'p1', role: 'observer', party: null }] })
    await append(open)
    await append(next(open, { members: null }))
    const id = open.negotiation
    expect(await rows('SELECT summary FROM "Negotiation" WHERE id = $1', id)).toEqual([
      { summary: { parties: 0 } },
    ])
    expect(await rows('SELECT role FROM "Membership" WHERE "negotiationId" = $1', id)).toEqual([
      { role: 'observer' },
    ])
    await append(next(next(open), { members: [] }))
    expect(await rows('SELECT role FROM "Membership" WHERE "negotiationId" = $1', id)).toEqual([])
  })

  test('a job whose key is known asks for nothing new', async () => {
    const job = { kind: 'mail', payload: {}, runAt: '2026-11-21T10:00:00Z', key: 'job-once' }
    const open = opening({ jobs: [job] })
    await append(open)
    expect(await append(next(open, { jobs: [job] }))).toMatchObject({ outcome: 'appended' })
    expect(await rows(`SELECT id FROM "Job" WHERE key = 'job-once'`)).toHaveLength(1)
  })
})

describe('a command is carried out once', () => {
  test('the same command again is a duplicate, whatever head it expects', async () => {
    const open = opening()
    await append(open)
    const second = next(open)
    await append(second)
    await append(next(second))
    const known = { outcome: 'duplicate', seq: 2 }
    expect(await append(second)).toEqual(known)
    expect(await append(next(next(second), { command: second.command }))).toEqual(known)
  })

  test('the same id with another body is refused', async () => {
    const open = opening()
    await append(open)
    expect(await append({ ...open, digest: 'another' })).toMatchObject({ outcome: 'reused' })
  })

  test('a command that was sent twice at once is carried out by one of the two', async () => {
    const open = opening()
    await append(open)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => append(next(open))))
    expect(outcomes).toContainEqual({ outcome: 'appended', seq: 2 })
    const duplicate = { outcome: 'duplicate', seq: 2 }
    expect(outcomes.filter((answer) => JSON.stringify(answer) === JSON.stringify(duplicate))).toHaveLength(7)
  })
})

describe('a writer whose head is old is told so', () => {
  const conflict = { outcome: 'conflict', seq: null }

  test('another seq, another hash, no such negotiation, and one that is open already', async () => {
    const open = opening()
    await append(open)
    expect(await append(next(next(open)))).toEqual(conflict)
    expect(await append(next(open, { prev: 'forged' }))).toEqual(conflict)
    expect(await append(next(opening()))).toEqual(conflict)
    expect(await append({ ...open, command: 'open again' })).toEqual(conflict)
  })

  test('of many writers racing for one seq exactly one appends', async () => {
    const open = opening()
    await append(open)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => append(next(open, { command: `race-${index}` }))),
    )
    expect(outcomes.filter((answer) => JSON.stringify(answer) !== JSON.stringify(conflict))).toEqual([
      { outcome: 'appended', seq: 2 },
    ])
  })
})

describe('an append in a session', () => {
  test('is checked where it is written, for an opening and for what follows', async () => {
    await pool.query(`INSERT INTO "User" ("id", "name", "sessionVersion") VALUES ('held', 'Held', 3)`)
    const holder = { person: 'held', version: 3 }
    const ended = { outcome: 'ended', seq: null }
    const open = opening({ holder })
    for (const other of [
      { ...holder, version: 2 },
      { ...holder, person: 'nobody' },
    ]) {
      expect(await append({ ...open, holder: other })).toEqual(ended)
      expect(await rows('SELECT id FROM "Negotiation" WHERE id = $1', open.negotiation)).toEqual([])
    }
    expect(await append(open)).toMatchObject({ outcome: 'appended' })
    await pool.query(`UPDATE "User" SET "sessionVersion" = 4 WHERE "id" = 'held'`)
    expect(await append(next(open))).toEqual(ended)
    expect(await append(open)).toEqual(ended)
    expect(await append(next(open, { holder: { ...holder, version: 4 } }))).toMatchObject({
      outcome: 'appended',
    })
  })
})

describe('the record is append-only', () => {
  const changes = [
    `UPDATE "Entry" SET body = '{}'`,
    `DELETE FROM "Entry"`,
    `TRUNCATE "Entry"`,
    `UPDATE "Entry" SET "bodyDigest" = 'x'`,
  ]

  test.each(changes)('%s is refused', async (change) => {
    await append(opening())
    await expect(pool.query(change)).rejects.toMatchObject({ code: 'PA001' })
  })

  test.each(changes)('%s is refused in a session that replicates too', async (change) => {
    await append(opening())
    const client = await pool.connect()
    try {
      await client.query('SET session_replication_role = replica')
      await expect(client.query(change)).rejects.toMatchObject({ code: 'PA001' })
    } finally {
      client.release(true)
    }
  })
})

test('a sealed part that is erased keeps neither text nor salt', async () => {
  const open = opening({
    sealed: [
      { commitment: 'c', owner: 'p1', audience: [], field: 'note', command: 'open', salt: 's', content: 'x' },
    ],
  })
  await append(open)
  const erase = (assignments: string) =>
    pool.query(`UPDATE "Sealed" SET ${assignments} WHERE "negotiationId" = $1`, [open.negotiation])
  await expect(erase(`"erasedAt" = now()`)).rejects.toMatchObject({ code: '23514' })
  await expect(erase(`"erasedAt" = now(), "content" = NULL`)).rejects.toMatchObject({ code: '23514' })
  expect(await erase(`"erasedAt" = now(), "content" = NULL, "salt" = NULL`)).toMatchObject({ rowCount: 1 })
})
