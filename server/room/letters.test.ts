import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, db } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { rereadEnv } from '@/server/env'
import { BOUNDS } from '@/server/limits'
import type { MailOrder } from '@/server/mail/mail-order'
import { negotiationId } from '@/server/protocol/ids'
import { letterHandler } from './handlers'
import { ana, bo } from './testing'

let database: TestDatabase
const never = new AbortController().signal

beforeAll(async () => {
  database = await testDatabase()
  process.env.DATABASE_URL = database.url
  rereadEnv()
  await db().user.createMany({ data: [ana, bo].map((id) => ({ id, name: id, sample: true })) })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

const letter = { subject: 'You are reminded', paragraphs: ['Fay reminds you.'], link: null, after: [] }
const send = (to: MailOrder['to'], kind: MailOrder['kind'], of = 'yard', attempts = 1) =>
  letterHandler(
    {
      id: '1',
      negotiation: negotiationId.parse(of),
      kind: 'letter',
      payload: { to, kind, letter },
      attempts,
    },
    never,
  )
const mails = (to: string) => db().mail.count({ where: { to } })

test('[CAL8] however often somebody is reminded, their mailbox is not filled; other letters still come', async () => {
  const most = BOUNDS['letters-of-a-kind'].points
  for (let one = 0; one < most + 5; one++) await send(ana, 'reminder')
  expect(await mails(ana)).toBe(most)
  await send(ana, 'canonical')
  await send(ana, 'reminder', 'mill')
  await send(bo, 'reminder')
  expect([await mails(ana), await mails(bo)]).toEqual([most + 2, 1])
})

test('a letter that is tried again is not counted again', async () => {
  const most = BOUNDS['letters-of-a-kind'].points
  for (let one = 0; one < most + 5; one++) await send(bo, 'turn', 'yard', 2)
  await send(bo, 'turn')
  expect(await mails(bo)).toBe(most + 7)
})
