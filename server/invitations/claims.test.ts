import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '@/server/auth/account'
import { closeDatabase, db, pool } from '@/server/db/db'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { rereadEnv } from '@/server/env'
import type { House } from '@/server/house'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { BOUNDS } from '@/server/limits'
import { testNotary } from '@/server/notary/testing'
import { PostgresOutbox } from '@/server/outbox/postgres-outbox'
import { commandId, type InvitationId, type NegotiationId, partyId, personId } from '@/server/protocol/ids'
import { screen } from '@/server/ratification/screen'
import { houseOf } from '@/server/room/house'
import { Rooms } from '@/server/room/rooms'
import { testSeals } from '@/server/seals/testing'
import type { WireCommand } from '@/server/wire/commands'
import { createInvitations, type Invitations } from './claims'
import { INVITATION_LIVES_MS, invitationBook } from './invitations'
import { invitationHandler } from './mail-invitation'

const account = (id: string, email: string | null = `${id}@example.org`): Account => ({
  person: personId.parse(id),
  name: id,
  email,
  sample: false,
})
const fay = account('fay')
const ana = account('ana')
const bo = account('bo')
const cy = account('cy')
const P1 = partyId.parse('p1')
const P2 = partyId.parse('p2')
const DAY_MS = 24 * 3_600_000

let database: TestDatabase
let rooms: Rooms
let house: House
let invitations: Invitations
let negotiation: NegotiationId
let acts = 0
let ahead = 0
/** The refusal the next seating meets instead of the house's own answer. */
let unavailable = false

beforeAll(async () => {
  database = await testDatabase()
  process.env.DATABASE_URL = database.url
  process.env.AUTH_SECRET = 'a secret of more than thirty-two characters'
  rereadEnv()
  const ledger = new PostgresLedger(pool(), testSeals(pool()))
  const now = () => new Date(Date.now() + ahead)
  const url = 'http://localhost:3000'
  rooms = new Rooms({ ledger, now, url, screen, invitations: invitationBook, mediators: [] })
  house = houseOf(rooms, ledger, pool(), testNotary(ledger))
  invitations = createInvitations({
    state: (of) => rooms.state(of),
    seat: async (seating) =>
      unavailable ? { outcome: 'refused', refusal: { code: 'Unavailable' } } : house.seat(seating),
    now,
  })
})

beforeEach(async () => {
  ahead = 0
  unavailable = false
  const opened = await house.open(fay, {
    id: id(),
    title: 'The yard',
    topic: 'Who may use it.',
    charter: { preset: 'open-mediation', limits: { roundsPerParty: null, drafts: null, deadline: null } },
    sources: [],
    facilitator: 'Fay',
    parties: ['Alder House', 'Birch Yard'],
    successorOf: null,
  })
  if (opened.outcome === 'refused') throw new Error(opened.refusal.code)
  negotiation = opened.negotiation
})

afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

const id = () => commandId.parse(`act-${++acts}`)

async function does(who: Account, command: WireCommand) {
  const answer = await house.submit(who.person, { id: id(), negotiation, command })
  if (answer.outcome === 'refused') throw new Error(`${command.type}: ${answer.refusal.code}`)
  return answer
}

async function invite(party = P1, email: string | null = null): Promise<string> {
  const { link } = await does(fay, { type: 'Invite', party, role: 'signatory', email })
  const token = link?.split('/').at(-1)
  if (!token) throw new Error('no link')
  return token
}

/** Works through the outbox once. @returns to whom something was mailed by that */
async function mailsSent(): Promise<string[]> {
  const before = await db().mail.count()
  const outbox = new PostgresOutbox(pool())
  for (const job of await outbox.lease('test', 1_000, 1_000)) {
    if (job.kind === 'invitation') await invitationHandler(rooms)(job, new AbortController().signal)
    await outbox.done(job, 'test')
  }
  const mails = await db().mail.findMany({ orderBy: { id: 'asc' }, skip: before })
  return mails.map(({ to }) => to)
}

async function latest(): Promise<InvitationId> {
  const state = await rooms.state(negotiation)
  const invitation = state.phase === 'Unopened' ? undefined : state.invitations.at(-1)
  if (!invitation) throw new Error('nobody is invited')
  return invitation.invitation
}

async function seats(): Promise<string[]> {
  const state = await rooms.state(negotiation)
  if (state.phase === 'Unopened') return []
  return state.people.map(({ name, identified }) => `${name}: ${identified}`)
}

describe('an invitation to an address', () => {
  test('seats the account with that address at once, as verified', async () => {
    const token = await invite(P1, 'Ana@Example.org')
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'open', verified: true })
    expect(await invitations.claim(token, ana, 'Ana Rojas')).toEqual({ outcome: 'seated', negotiation })
    expect(await seats()).toContain('Ana Rojas: verified-address')
  })

  test('seats nobody else, and stays open for whom it was meant', async () => {
    const token = await invite(P1, 'ana@example.org')
    const wrong = { kind: 'wrong-account', signedInAs: 'bo@example.org', addressedTo: 'ana@example.org' }
    expect(await invitations.lookUp(token, bo)).toEqual(wrong)
    expect(await invitations.claim(token, bo, 'Bo')).toEqual({ outcome: 'not-open', found: wrong })
    expect(await invitations.lookUp(token, account('sample', null))).toMatchObject({ kind: 'wrong-account' })
    expect(await seats()).toHaveLength(1)
    expect((await invitations.claim(token, ana, 'Ana')).outcome).toBe('seated')
  })

  test('its address stands neither on the record nor its token in the database', async () => {
    const token = await invite(P1, 'ana@example.org')
    const record = JSON.stringify(await house.entries(fay.person, negotiation, 0))
    expect(record).not.toContain('ana@example.org')
    expect(record).not.toContain(token)
    expect(JSON.stringify(await db().invitation.findMany())).not.toContain(token)
    const jobs = await db().job.findMany({ where: { negotiationId: negotiation } })
    expect(jobs.map(({ kind }) => kind)).toContain('invitation')
    const asked = JSON.stringify(jobs.map(({ payload, key }) => ({ payload, key })))
    expect(asked).not.toContain('ana@example.org')
    expect(asked).not.toContain(token)
  })

  test('is mailed there once, with its link; a bare link and one that was revoked are not', async () => {
    await mailsSent()
    const token = await invite(P1, 'ana@example.org')
    await invite(P1)
    await invite(P1, 'cy@example.org')
    await does(fay, { type: 'RevokeInvitation', invitation: await latest() })
    expect(await mailsSent()).toEqual(['ana@example.org'])
    expect((await db().mail.findMany({ orderBy: { id: 'asc' } })).at(-1)?.text).toContain(token)
    expect(await mailsSent()).toEqual([])
  })
})

describe('a bare link', () => {
  test('asks for the seat; the facilitator confirms in view of all', async () => {
    const token = await invite()
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'open', verified: false })
    expect(await invitations.claim(token, ana, 'Ana')).toEqual({ outcome: 'requested', negotiation })
    expect(await seats()).toHaveLength(1)
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'requested' })
    await does(fay, { type: 'ConfirmSeat', person: ana.person })
    expect(await seats()).toContain('Ana: facilitator-confirmed')
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'seated', otherParty: false })
  })

  test('declined, it says so to whoever asked, and is used for everybody else', async () => {
    const token = await invite()
    await invitations.claim(token, ana, 'Ana')
    await does(fay, { type: 'DeclineSeat', person: ana.person, reason: 'Not known to us.' })
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'declined' })
    expect(await invitations.lookUp(token, bo)).toMatchObject({ kind: 'used', facilitator: 'Fay' })
  })

  test('seats one person, once, however many press at the same time', async () => {
    const token = await invite()
    const claimed = await Promise.all([ana, bo, cy].map((who) => invitations.claim(token, who, who.name)))
    expect(claimed.filter((one) => one.outcome === 'requested')).toHaveLength(1)
    const state = await rooms.state(negotiation)
    expect(state.phase === 'Unopened' ? [] : state.seatRequests).toHaveLength(1)
  })
})

describe('what no longer seats anybody has a page of its own', () => {
  test('expired', async () => {
    const token = await invite()
    ahead = INVITATION_LIVES_MS - DAY_MS
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'open' })
    ahead = INVITATION_LIVES_MS + 1
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'expired', facilitator: 'Fay' })
    expect(await invitations.claim(token, ana, 'Ana')).toMatchObject({ outcome: 'not-open' })
  })

  test('revoked', async () => {
    const token = await invite()
    await does(fay, { type: 'RevokeInvitation', invitation: await latest() })
    expect(await invitations.lookUp(token, null)).toEqual({ kind: 'revoked', facilitator: 'Fay' })
    expect(await invitations.claim(token, ana, 'Ana')).toMatchObject({ outcome: 'not-open' })
  })

  test('used by somebody else', async () => {
    const token = await invite(P1, 'ana@example.org')
    await invitations.claim(token, ana, 'Ana')
    expect(await invitations.lookUp(token, bo)).toEqual({ kind: 'used', facilitator: 'Fay' })
    expect(await invitations.lookUp(token, null)).toEqual({ kind: 'used', facilitator: 'Fay' })
  })

  test('forwarded to the opponent: it seats them nowhere and stays open', async () => {
    await invitations.claim(await invite(P2, 'bo@example.org'), bo, 'Bo')
    const token = await invite(P1)
    expect(await invitations.lookUp(token, bo)).toMatchObject({
      kind: 'seated',
      partyName: 'Birch Yard',
      otherParty: true,
    })
    expect(await invitations.claim(token, bo, 'Bo')).toMatchObject({ outcome: 'not-open' })
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'open' })
  })

  test('taken: the party has its signatory by another invitation', async () => {
    const [late, early] = [await invite(P1), await invite(P1, 'ana@example.org')]
    await invitations.claim(early, ana, 'Ana')
    expect(await invitations.lookUp(late, cy)).toMatchObject({ kind: 'taken', partyName: 'Alder House' })
  })

  test('closed: the negotiation has ended', async () => {
    const token = await invite()
    await does(fay, { type: 'EndNegotiation', ending: 'incomplete', reason: 'Nobody came.' })
    expect(await invitations.lookUp(token, ana)).toMatchObject({ kind: 'closed', title: 'The yard' })
  })

  test('a token that was never given out', async () => {
    expect(await invitations.lookUp('made-up', ana)).toEqual({ kind: 'unknown' })
    expect(await invitations.claim('made-up', ana, 'Ana')).toMatchObject({ outcome: 'not-open' })
  })
})

test('whoever is not signed in reads what it is about, and who they are is asked first', async () => {
  const found = await invitations.lookUp(await invite(P1, 'ana@example.org'), null)
  expect(found).toMatchObject({
    kind: 'sign-in-first',
    to: {
      title: 'The yard',
      facilitator: 'Fay',
      partyName: 'Alder House',
      parties: ['Alder House', 'Birch Yard'],
    },
  })
  expect(JSON.stringify(found)).not.toContain('ana@example.org')
})

test('a claim that is refused does not burn the invitation', async () => {
  const token = await invite(P1, 'ana@example.org')
  unavailable = true
  expect(await invitations.claim(token, ana, 'Ana')).toEqual({
    outcome: 'refused',
    refusal: { code: 'Unavailable' },
  })
  unavailable = false
  expect(await invitations.claim(token, ana, 'Ana')).toEqual({ outcome: 'seated', negotiation })
})

test('an invitation that the protocol refuses leaves nothing behind', async () => {
  const before = await db().invitation.count()
  const command: WireCommand = { type: 'Invite', party: partyId.parse('p9'), role: 'signatory', email: null }
  expect((await house.submit(fay.person, { id: id(), negotiation, command })).outcome).toBe('refused')
  expect(await db().invitation.count()).toBe(before)
})

test('one person can make Parley write to so many addresses an hour; bare links are not counted', async () => {
  const gil = account('gil')
  const asked = { negotiation, party: P1, role: 'signatory', by: gil.person } as const
  for (let mail = 0; mail < BOUNDS['invitations-by-person'].points; mail++)
    expect(await invitationBook.prepare({ ...asked, email: `x${mail}@example.org` })).toHaveProperty('link')
  expect(await invitationBook.prepare({ ...asked, email: 'x@example.org' })).toMatchObject({
    code: 'TooManyRequests',
  })
  expect(await invitationBook.prepare({ ...asked, email: null })).toHaveProperty('link')
})

test('one person can make Parley write to one address so often an hour; to others still', async () => {
  const asked = { negotiation, party: P1, role: 'signatory', by: account('hal').person } as const
  for (let mail = 0; mail < BOUNDS['invitations-to-address'].points; mail++)
    expect(await invitationBook.prepare({ ...asked, email: 'Victim@example.org' })).toHaveProperty('link')
  expect(await invitationBook.prepare({ ...asked, email: 'victim@example.org' })).toMatchObject({
    code: 'TooManyRequests',
  })
  expect(await invitationBook.prepare({ ...asked, email: 'other@example.org' })).toHaveProperty('link')
  const ivo = account('ivo').person
  expect(await invitationBook.prepare({ ...asked, by: ivo, email: 'victim@example.org' })).toHaveProperty(
    'link',
  )
})

test('the facilitator finds addresses and links again; they are what was given out', async () => {
  const token = await invite(P1, 'ana@example.org')
  expect(await invitations.keptFor(negotiation)).toEqual([
    {
      invitation: await latest(),
      email: 'ana@example.org',
      link: `http://localhost:3000/invitation/${token}`,
    },
  ])
})
