import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase, db } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { rereadEnv } from '@/server/env'
import { personId } from '@/server/protocol/ids'
import { samplePerson } from './sample-persons'
import { endAllSessions, signedInFrom, stillSignedIn } from './session'
import { onSessionsEnded, type SessionsEnded } from './sessions-ended'

const SECRET = 'a secret of more than thirty-two characters'
const COOKIE = 'authjs.session-token'
const ana = personId.parse('ana')
const sam = personId.parse('sam')
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  process.env.DATABASE_URL = database.url
  process.env.AUTH_SECRET = SECRET
})

beforeEach(async () => {
  setUrl('http://localhost:3000')
  await db().user.deleteMany()
  await db().user.create({ data: { id: ana, name: 'Ana', email: 'ana@example.org' } })
  await db().user.create({ data: { id: sam, name: 'Sam', sample: true } })
})

afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

function setUrl(url: string, more: Record<string, string> = {}): void {
  Object.assign(process.env, {
    PARLEY_URL: url,
    PARLEY_SAMPLE: '',
    PARLEY_SIGNING_KEY: 'any',
    PARLEY_SEALING_KEY: 'any',
    SMTP_URL: '',
    MAIL_FROM: '',
    ...more,
  })
  rereadEnv()
}

async function cookieOf(person: string, { version = 0, secret = SECRET, name = COOKIE, maxAge = 60 } = {}) {
  const token = { sub: person, version, session: 'session-1' }
  return `other=1; ${name}=${await encode({ token, secret, salt: name, maxAge })}`
}

describe('who acts comes from the session', () => {
  test('a good cookie names its person', async () => {
    expect((await signedInFrom(await cookieOf(ana)))?.account).toEqual({
      person: ana,
      name: 'Ana',
      email: 'ana@example.org',
      sample: false,
    })
  })

  test('no cookie, a foreign one, a forged one and a stale one name nobody', async () => {
    expect(await signedInFrom(undefined)).toBeNull()
    expect(await signedInFrom('other=1')).toBeNull()
    expect(await signedInFrom(`${COOKIE}=nonsense`)).toBeNull()
    expect(await signedInFrom(await cookieOf(ana, { secret: 'x'.repeat(40) }))).toBeNull()
    expect(await signedInFrom(await cookieOf(ana, { maxAge: -60 }))).toBeNull()
    expect(await signedInFrom(await cookieOf('nobody'))).toBeNull()
    expect(await signedInFrom(await cookieOf(ana, { name: '__Secure-authjs.session-token' }))).toBeNull()
  })

  test('on https only the cookie that is bound to https counts', async () => {
    setUrl('https://parley.example', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'p@parley.example' })
    expect(await signedInFrom(await cookieOf(ana))).toBeNull()
    const secure = await cookieOf(ana, { name: '__Secure-authjs.session-token' })
    expect((await signedInFrom(secure))?.account.person).toBe(ana)
  })
})

describe('sessions can be ended', () => {
  test('ending them all makes every cookie of the person worthless, and tells whoever holds connections', async () => {
    const cookie = await cookieOf(ana)
    const session = await signedInFrom(cookie)
    if (!session) throw new Error('not signed in')
    const told: SessionsEnded[] = []
    const stop = onSessionsEnded((ended) => told.push(ended))
    await endAllSessions(ana)
    stop()
    expect(told).toEqual([{ person: ana, session: null }])
    expect(await stillSignedIn(session)).toBe(false)
    expect(await signedInFrom(cookie)).toBeNull()
    expect((await signedInFrom(await cookieOf(ana, { version: 1 })))?.account.person).toBe(ana)
  })

  test('an account that is gone is signed in nowhere', async () => {
    const cookie = await cookieOf(ana)
    await db().user.delete({ where: { id: ana } })
    expect(await signedInFrom(cookie)).toBeNull()
  })
})

describe('sample persons exist on a loopback address only', () => {
  test('there, they sign in and stay signed in', async () => {
    expect(await samplePerson(sam)).toMatchObject({ person: sam, sample: true, email: null })
    expect((await signedInFrom(await cookieOf(sam)))?.account.person).toBe(sam)
  })

  test('nobody else signs in by that door', async () => {
    expect(await samplePerson(ana)).toBeNull()
    expect(await samplePerson('made-up')).toBeNull()
  })

  test('elsewhere they do not sign in, and a session they brought along is worthless', async () => {
    setUrl('http://parley.example', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'p@parley.example' })
    expect(await samplePerson(sam)).toBeNull()
    expect(await signedInFrom(await cookieOf(sam))).toBeNull()
    expect(await signedInFrom(await cookieOf(ana))).not.toBeNull()
  })

  test('nor where they were switched off', async () => {
    setUrl('http://localhost:3000', { PARLEY_SAMPLE: 'no' })
    expect(await samplePerson(sam)).toBeNull()
    expect(await signedInFrom(await cookieOf(sam))).toBeNull()
  })
})
