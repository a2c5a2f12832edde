import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, type Matter, test } from './matter'
import { Received } from './received'

const sentWords = z.object({ own: z.looseObject({ attempt: z.string(), reading: z.unknown() }) })

const RATIFIES = 'I accept this settlement as written.'

const pagesOf = ({ room }: Matter) => [
  room,
  `${room}?issue=all`,
  `${room}/facilitate`,
  `${room}/record`,
  `${room}/ratify`,
  `${room}/ratify/counter`,
]

const readsOf = ({ negotiation }: Matter) =>
  ['entries', 'pulse', 'checkpoint', 'receipts/1', 'settlements/1'].map(
    (door) => `/api/negotiations/${negotiation}/${door}`,
  )

/** Asks a door from inside the page, as any script in it could. */
function ask(page: Page, address: string, method = 'GET', body?: object) {
  return page.evaluate(
    async ([to, how, sent]) => {
      const response = await fetch(to, {
        method: how,
        ...(sent ? { body: sent, headers: { 'content-type': 'application/json' } } : {}),
      })
      return { status: response.status, text: await response.text() }
    },
    [address, method, body && JSON.stringify(body)] as const,
  )
}

test('signed out, every page asks to sign in and leads back to itself, and every door says so', async ({
  table,
  visitor,
  complaints,
}) => {
  complaints.expect(/401/)
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  const nobody = await visitor()
  for (const page of [
    ...pagesOf(matter),
    '/account',
    '/negotiations',
    '/negotiations/new',
    `/negotiations/new?after=${matter.negotiation}`,
  ]) {
    await nobody.goto(page)
    await expect(nobody, page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/sign-in' && searchParams.get('after') === page,
    )
    await expect(nobody.getByLabel('E-mail address'), page).toBeVisible()
    expect(await nobody.content(), page).not.toContain('The yard between us')
  }
  const own = { id: randomUUID(), negotiation: matter.negotiation, command: { type: 'BeginIntents' } }
  for (const door of readsOf(matter)) expect((await ask(nobody, door)).status, door).toBe(401)
  for (const door of ['/api/negotiations', `/api/negotiations/${matter.negotiation}/commands`])
    expect((await ask(nobody, door, 'POST', own)).status, door).toBe(401)
})

/** Opens an address and waits until it stands that there is nothing, in the page and in its title. */
async function showsNothing(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' }), address).toBeVisible()
  await expect(page, address).toHaveTitle('Not found · Parley')
}

test('a stranger is told nothing: what exists and what does not answer alike, to the letter', async ({
  table,
  person,
  complaints,
}) => {
  complaints.expect(/404/)
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  const eve = await person('eve')
  const nowhere = randomUUID()
  const elsewhere = (address: string) => address.replace(matter.negotiation, nowhere)

  for (const page of [...pagesOf(matter), `/negotiations/new?after=${matter.negotiation}`]) {
    await showsNothing(eve, page)
    expect(await eve.content(), page).not.toContain('The yard between us')
    const theirs = await eve.getByRole('main').innerHTML()
    await showsNothing(eve, elsewhere(page))
    await expect.poll(() => eve.getByRole('main').innerHTML(), page).toBe(theirs)
  }
  for (const door of readsOf(matter)) {
    const theirs = await ask(eve, door)
    expect(theirs.status, door).toBe(404)
    expect(await ask(eve, elsewhere(door)), door).toEqual(theirs)
  }
  const command = { type: 'CloseCall', call: 1, reason: 'I would like to.' }
  const theirs = await matter.sends(eve, command)
  expect(theirs.status).toBe(404)
  const unknown = await ask(eve, `/api/negotiations/${nowhere}/commands`, 'POST', {
    id: randomUUID(),
    negotiation: nowhere,
    command,
  })
  expect(unknown).toEqual({ status: 404, text: theirs.text })
  await eve.goto('/negotiations')
  await expect(eve.getByText('You are in no negotiation yet.')).toBeVisible()
})

/** Acts that bind a party or belong to the facilitator, as they would be sent. */
const bindingActs = (open: { call: number; digest: string }, attempt: string, someone: string) => [
  { type: 'SendWords', ...open, words: RATIFIES },
  { type: 'ConfirmWords', ...open, attempt },
  { type: 'WithdrawRatification', ...open, words: 'I take it back.' },
  { type: 'RejectSettlement', ...open, words: 'No.' },
  { type: 'CounterInCall', ...open, changes: [{ change: 'remove', term: 1, comment: '' }], comment: '' },
  { type: 'ExitNegotiation', words: 'We leave.' },
  { type: 'CloseCall', call: open.call, reason: 'Enough.' },
  { type: 'RemindParty', party: 'p1' },
  { type: 'ReplaceSignatory', party: 'p2', person: someone, reason: 'Me instead.' },
  { type: 'RemovePerson', person: someone, reason: 'Away.' },
  { type: 'EndNegotiation', ending: 'no-deal', reason: 'Enough.' },
  { type: 'Invite', party: null, role: 'facilitator', email: null },
  { type: 'ChangeLimits', limits: { roundsPerParty: 1, drafts: 1, deadline: null }, reason: 'Less.' },
]

for (const { role, party, told } of [
  { role: 'observer', party: null, told: 'The parties are asked, each alone.' },
  { role: 'member', party: 'p2', told: 'Bo Lindqvist answers for your party.' },
])
  test(`who sits as ${role} may read, is asked nothing, and can neither answer nor moderate`, async ({
    table,
    person,
    sessions,
    complaints,
  }) => {
    complaints.expect(/409/)
    const { matter, ana, bo } = table
    const cy = await person('cy')
    await matter.seat(cy, sessions.cy.email, role, party)
    const open = await matter.call([ana, bo])
    const { text } = await matter.does(ana, { type: 'SendWords', ...open, words: RATIFIES })
    const { attempt } = sentWords.parse(JSON.parse(text)).own
    const seat = await matter.latest('SeatTaken')

    await cy.goto(`${matter.room}/ratify`)
    await expect(cy.getByText('You are not asked to answer')).toBeVisible()
    await expect(cy.getByText(told)).toBeVisible()
    await expect(cy.getByRole('textbox')).toHaveCount(0)
    await cy.goto(`${matter.room}/ratify/counter`)
    await expect(cy).toHaveURL((url) => url.pathname === `${matter.room}/ratify`)
    await cy.goto(`${matter.room}/facilitate`)
    await expect(cy.getByText('Only facilitators work here.')).toBeVisible()
    await cy.goto(`${matter.room}/record`)
    await expect(cy.getByText('Fay Lund opened the negotiation').first()).toBeVisible()
    for (const door of readsOf(matter)) expect((await ask(cy, door)).status, door).toBe(200)

    const before = await matter.acts()
    for (const command of bindingActs(open, attempt, String(seat?.person))) {
      const { status, text } = await matter.sends(cy, command)
      expect(status, `${command.type}: ${text}`).toBe(409)
    }
    expect(await matter.acts()).toEqual(before)
  })

test('who is removed loses the open room at once, and everything behind every door', async ({
  table,
  person,
  sessions,
  complaints,
}) => {
  complaints.expect(/404/)
  const { matter, fay } = table
  const cy = await person('cy')
  await matter.seat(cy, sessions.cy.email, 'observer', null)
  await cy.goto(matter.room)
  await expect(cy.getByText('Connected, all saved')).toBeVisible()
  const seat = await matter.latest('SeatTaken')
  await matter.does(fay, { type: 'RemovePerson', person: seat?.person, reason: 'The audit is over.' })
  await expect(cy.getByRole('heading', { name: 'You no longer sit in “The yard between us”' })).toBeVisible()
  await expect(cy.getByText('The audit is over.')).toBeVisible()
  for (const door of readsOf(matter)) expect((await ask(cy, door)).status, door).toBe(404)
  await cy.goto(matter.room)
  await expect(cy.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
})

test('nothing is changed from another origin, by route or by form', async ({ table, parley }) => {
  const { matter, fay, ana } = table
  const before = await matter.acts()
  const body = { id: randomUUID(), negotiation: matter.negotiation, command: { type: 'BeginIntents' } }
  for (const origin of ['http://evil.example', 'null', `${parley.url}.evil.example`])
    for (const door of ['/api/negotiations', `/api/negotiations/${matter.negotiation}/commands`]) {
      const answer = await fay.request.post(door, { headers: { origin }, data: body })
      expect(answer.status(), `${door} from ${origin}`).toBe(403)
    }
  expect(await matter.acts()).toEqual(before)

  // A form's own request, caught and sent again from elsewhere.
  await ana.goto('/account')
  const caught = ana.waitForRequest((request) => request.method() === 'POST')
  await ana.getByRole('button', { name: 'Save my name' }).click()
  const form = await caught
  await expect(ana.getByRole('button', { name: 'Ana Prowse' })).toBeVisible()
  const replay = async (origin: string) => {
    const own = Object.entries(await form.allHeaders()).filter(([name]) =>
      /^(content-type|cookie|next-.*|accept)$/.test(name),
    )
    const headers = { ...Object.fromEntries(own), origin }
    const data = Buffer.from(
      (form.postDataBuffer() ?? Buffer.alloc(0)).toString('utf8').replace('Ana Prowse', 'Mallory'),
    )
    return ana.request.post('/account', { headers, data })
  }
  expect((await replay('http://evil.example')).ok()).toBe(false)
  await ana.reload()
  await expect(ana.getByLabel('Your name')).toHaveValue('Ana Prowse')
  // The same from here is accepted: it was the origin that was refused.
  expect((await replay(parley.url)).ok()).toBe(true)
  await ana.reload()
  await expect(ana.getByLabel('Your name')).toHaveValue('Mallory')
  await ana.getByLabel('Your name').fill('Ana Prowse')
  await ana.getByRole('button', { name: 'Save my name' }).click()
  await expect(ana.getByRole('button', { name: 'Ana Prowse' })).toBeVisible()
})

test('forged fields and acts are refused: who acts, when, how words were read, and for which matter', async ({
  table,
  complaints,
}) => {
  complaints.expect(/40[049]/)
  const { matter, ana, bo, fay } = table
  const open = await matter.call([ana, bo])
  const { text } = await matter.does(ana, { type: 'SendWords', ...open, words: RATIFIES })
  const { attempt, reading } = sentWords.parse(JSON.parse(text)).own
  const facilitator = (await matter.latest('SeatTaken'))?.person
  const before = await matter.acts()
  const door = `/api/negotiations/${matter.negotiation}/commands`
  const act = {
    id: randomUUID(),
    negotiation: matter.negotiation,
    command: { type: 'RemindParty', party: 'p1' },
  }
  const confirm = { type: 'ConfirmWords', ...open, attempt }
  const salt = '0'.repeat(64)
  const forged: object[] = [
    { ...act, actor: { kind: 'person', person: facilitator } },
    { ...act, who: facilitator },
    { ...act, at: '2020-01-01T00:00:00.000Z' },
    { ...act, command: { ...confirm, person: facilitator } },
    { ...act, command: { ...confirm, reading } },
    { ...act, command: { ...confirm, party: 'p2', grant: 1 } },
    { ...act, command: { type: 'SendWords', ...open, words: RATIFIES, reading } },
    {
      ...act,
      command: {
        type: 'ConfirmRatification',
        ...open,
        attempt,
        words: RATIFIES,
        reading,
        saltOfWords: salt,
        saltOfReading: salt,
      },
    },
    { ...act, command: { type: 'RecordAttempt', ...open, words: salt, reading: salt, flags: salt } },
    {
      ...act,
      command: { type: 'TakeSeat', invitation: randomUUID(), name: 'Bo', identified: 'verified-address' },
    },
    { ...act, command: { type: 'NotePassedDeadline', deadline: '2020-01-01T00:00:00.000Z' } },
    { ...act, command: { type: 'LinkSuccessor', successor: randomUUID() } },
    { ...act, command: { type: 'SettlementBecameCanonical', ...open, version: 1 } },
    { ...act, command: null },
  ]
  for (const body of forged)
    expect((await ask(bo, door, 'POST', body)).status, JSON.stringify(body)).toBe(400)
  // Another matter's number in the body than in the address.
  expect((await ask(fay, door, 'POST', { ...act, negotiation: randomUUID() })).status).toBe(404)
  // Another's attempt, another text, another call.
  for (const command of [
    confirm,
    { ...confirm, digest: 'a'.repeat(64) },
    { type: 'SendWords', call: open.call + 1, digest: open.digest, words: RATIFIES },
    { type: 'SendWords', call: open.call, digest: 'a'.repeat(64), words: RATIFIES },
    // Only who plays the mediator may send these.
    { type: 'FinishMediation', run: randomUUID() },
    { type: 'FailMediation', run: randomUUID(), reason: 'Away.' },
  ])
    expect((await matter.sends(bo, command)).status, JSON.stringify(command)).toBe(409)
  expect(await matter.acts()).toEqual(before)
})

test('words that did not ratify, and flags, reach nobody else: no page, payload, answer, socket or mail', async ({
  table,
  person,
  sessions,
}) => {
  const { matter, fay, ana, bo } = table
  const cy = await person('cy')
  await matter.seat(cy, sessions.cy.email, 'member', 'p1')
  const open = await matter.call([ana, bo])
  const [own, ...others] = [ana, bo, cy, fay].map((page) => ({ page, received: new Received(page) }))
  for (const { page } of others) {
    await page.goto(matter.room)
    await expect(page.getByText('Connected, all saved')).toBeVisible()
  }

  await ana.goto(`${matter.room}/ratify`)
  const reading = ana.getByRole('region', { name: 'How your words were read' })
  for (const words of [
    'I accept if the pelican-4711 is returned to us.',
    'I accept. They threatened me with the heron-8822 unless I sign, so I have no choice.',
  ]) {
    await ana.getByLabel('My words').fill(words)
    await ana.getByRole('button', { name: 'Send my words' }).click()
    await expect(reading.getByText('Nothing has been recorded for you.')).toBeVisible()
    await reading.getByRole('button', { name: 'Change my words' }).click()
  }
  await expect.poll(() => matter.count('AttemptRecorded')).toBe(2)
  await matter.does(fay, { type: 'CloseCall', call: open.call, reason: 'We look at it again.' })

  for (const { page } of others) {
    for (const address of [...pagesOf(matter), '/negotiations', '/mail']) {
      await page.goto(address)
      await expect(page.getByRole('main').last(), address).toBeVisible()
    }
    await page.goto(`${matter.room}/record`)
    await expect(page.getByText('We look at it again.').first()).toBeVisible()
    for (const door of readsOf(matter)) await ask(page, door)
    await page.goto(matter.room)
    await expect(page.getByText('Connected, all saved')).toBeVisible()
  }

  // What is looked for would be found: it reached its owner.
  for (const found of ['pelican-4711', 'heron-8822', 'under_duress'])
    await expect.poll(() => own?.received.all()).toContain(found)
  for (const { page, received } of others) {
    const all = await received.all()
    expect(all.length).toBeGreaterThan(10_000)
    for (const secret of ['pelican-4711', 'heron-8822']) expect(all).not.toContain(secret)
    // Flags are for those who moderate, and for nobody else at any seat.
    if (page === fay) await expect.poll(() => received.all()).toContain('under_duress')
    else expect(all).not.toContain('under_duress')
    if (page !== fay) expect(all).not.toContain('"kind":"flag"')
  }
  expect((await matter.events()).map((event) => JSON.stringify(event)).join()).not.toMatch(
    /pelican|heron|duress/,
  )
})
