import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, db } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { rereadEnv } from '@/server/env'
import { createLink, LINK_LIVES_MS, lookUpLink, spendLink } from './links'

let database: TestDatabase
const now = new Date('2026-11-21T10:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)

beforeAll(async () => {
  database = await testDatabase()
  process.env.DATABASE_URL = database.url
  rereadEnv()
})

afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

test('looking at a link uses nothing up; pressing its button does, once', async () => {
  const token = await createLink('ana@example.org', now)
  const open = { kind: 'open', email: 'ana@example.org', asksName: true }
  expect(await lookUpLink(token, now)).toEqual(open)
  expect(await lookUpLink(token, now)).toEqual(open)
  const account = await spendLink(token, 'Ana Rojas', now)
  expect(account).toMatchObject({ name: 'Ana Rojas', email: 'ana@example.org', sample: false })
  expect(await lookUpLink(token, now)).toEqual({ kind: 'used' })
  expect(await spendLink(token, 'Ana Rojas', now)).toBeNull()
})

test('the database holds no token', async () => {
  const token = await createLink('bo@example.org', now)
  expect(JSON.stringify(await db().verificationToken.findMany())).not.toContain(token)
})

test('a link does not sign in after its time', async () => {
  const token = await createLink('cy@example.org', now)
  expect(await spendLink(token, 'Cy', later(LINK_LIVES_MS))).toBeNull()
  expect(await lookUpLink(token, later(LINK_LIVES_MS))).toEqual({ kind: 'expired' })
  expect(await spendLink(token, 'Cy', later(LINK_LIVES_MS - 1))).toMatchObject({ name: 'Cy' })
})

test('a link that was never made opens nothing', async () => {
  expect(await lookUpLink('made-up', now)).toEqual({ kind: 'unknown' })
  expect(await spendLink('made-up', 'Somebody', now)).toBeNull()
})

test('a new address needs a name, and its lack leaves the link as it was', async () => {
  const token = await createLink('dee@example.org', now)
  expect(await spendLink(token, null, now)).toBeNull()
  expect(await lookUpLink(token, now)).toMatchObject({ kind: 'open', asksName: true })
  expect(await spendLink(token, 'Dee', now)).toMatchObject({ name: 'Dee' })
})

test('the same address signs in to the same account, under the name it has', async () => {
  const first = await spendLink(await createLink('eve@example.org', now), 'Eve', now)
  const token = await createLink('eve@example.org', now)
  expect(await lookUpLink(token, now)).toMatchObject({ asksName: false })
  expect(await spendLink(token, 'Not Eve', now)).toEqual(first)
})

test('of many presses at once exactly one signs in', async () => {
  const token = await createLink('fay@example.org', now)
  const pressed = await Promise.all(Array.from({ length: 8 }, () => spendLink(token, 'Fay', now)))
  expect(pressed.filter((account) => account !== null)).toHaveLength(1)
})

test('two links of a new address pressed at once give one account', async () => {
  const tokens = [await createLink('gil@example.org', now), await createLink('gil@example.org', now)]
  const [one, other] = await Promise.all(tokens.map((token) => spendLink(token, 'Gil', now)))
  expect(one).not.toBeNull()
  expect(one?.person).toBe(other?.person)
})
