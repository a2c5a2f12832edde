import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './fixtures'
import { hindersNobodyOnAnyScreen } from './hindrances'
import { askForLink, mailedLink, signIn, signInByMail } from './people'

const opened = z.object({ negotiation: z.string() })
const accepted = z.object({ outcome: z.literal('accepted'), link: z.string().nullable() })
const record = z.object({ entries: z.array(z.object({ text: z.string() })) })
const entry = z.object({ events: z.array(z.looseObject({ type: z.string() })) })

/** A negotiation that Fay has just opened in her own browser. */
class Matter {
  private constructor(
    readonly fay: Page,
    readonly url: string,
    readonly negotiation: string,
  ) {}

  static async open(fay: Page, url: string): Promise<Matter> {
    await signIn(fay, `fay-${randomUUID()}@example.org`, 'Fay Lund')
    const answer = await fay.request.post('/api/negotiations', {
      headers: { origin: url },
      data: {
        id: randomUUID(),
        title: 'The yard between us',
        topic: 'Who may use the yard, and when.',
        charter: { preset: 'open-mediation', limits: { roundsPerParty: null, drafts: null, deadline: null } },
        sources: [],
        facilitator: 'Fay Lund',
        parties: ['Alder House', 'Birch Yard'],
        successorOf: null,
      },
    })
    return new Matter(fay, url, opened.parse(await answer.json()).negotiation)
  }

  /** An act of Fay's; an invitation gives its link. */
  async does(command: object): Promise<{ link: string }> {
    const answer = await this.fay.request.post(`/api/negotiations/${this.negotiation}/commands`, {
      headers: { origin: this.url },
      data: { id: randomUUID(), negotiation: this.negotiation, command },
    })
    return { link: accepted.parse(await answer.json()).link ?? '' }
  }

  invites(party: string, email: string | null = null): Promise<{ link: string }> {
    return this.does({ type: 'Invite', party, role: 'signatory', email })
  }

  /** Every entry's text. */
  async record(): Promise<string[]> {
    const answer = await this.fay.request.get(`/api/negotiations/${this.negotiation}/entries`)
    return record.parse(await answer.json()).entries.map(({ text }) => text)
  }

  /** The newest event of a type. */
  async latest(type: string): Promise<Record<string, unknown>> {
    const events = (await this.record()).flatMap((text) => entry.parse(JSON.parse(text)).events)
    const found = events.findLast((event) => event.type === type)
    if (!found) throw new Error(`no ${type} on the record`)
    return found
  }
}

let matter: Matter
test.beforeEach(async ({ visitor, parley }) => {
  matter = await Matter.open(await visitor(), parley.url)
})

/** Mails leave by the outbox, a moment after the act. */
async function toldByMail(page: Page, name: RegExp): Promise<void> {
  const told = async () => {
    await page.goto('/mail')
    return page.getByRole('article', { name }).first().isVisible()
  }
  await expect.poll(told).toBe(true)
}

const someone = (name: string) => `${name}-${randomUUID()}@example.org`

test('the mailed invitation says what joining means, seats its address at once, and works once', async ({
  page,
  visitor,
}) => {
  const ana = someone('ana')
  await matter.invites('p1', ana)
  const link = await mailedLink(page, ana, /invites you to a negotiation/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The yard between us' })).toBeVisible()
  const meaning = page.getByRole('region', { name: 'What joining means' })
  await expect(meaning).toContainText('Your name goes on the record')
  await expect(meaning).toContainText('cannot be changed or erased')
  await expect(meaning).toContainText('whoever runs this server holds the keys and could read them')

  await signInByMail(page, ana, 'Ana Rojas', new URL(link).pathname)
  await page.getByLabel('Your name in this negotiation').fill('Ana Rojas')
  await page.getByRole('button', { name: 'Take this seat' }).click()
  await page.waitForURL(`**/n/${matter.negotiation}`)
  await expect
    .poll(() => matter.latest('SeatTaken'))
    .toMatchObject({
      name: 'Ana Rojas',
      identified: 'verified-address',
    })
  expect((await matter.record()).join()).not.toContain('example.org')

  await page.goto(link)
  await expect(page.getByText('You took this seat already.')).toBeVisible()
  const bo = await visitor()
  await signIn(bo, someone('bo'), 'Bo', new URL(link).pathname)
  await expect(bo.getByRole('heading', { name: 'This invitation has been used' })).toBeVisible()
})

test('a bare link asks for the seat; the facilitator confirms, and both are told by mail', async ({
  page,
}) => {
  const { link } = await matter.invites('p1')
  const ana = someone('ana')
  await signIn(page, ana, 'Ana Rojas', new URL(link).pathname)
  await page.getByRole('button', { name: 'Ask for this seat' }).click()
  await expect(page.getByText('Fay Lund has been asked to confirm you')).toBeVisible()
  await toldByMail(page, /Ana Rojas asks for a seat/)

  const { person } = await matter.latest('SeatRequested')
  await matter.does({ type: 'ConfirmSeat', person })
  await expect.poll(() => matter.latest('SeatTaken')).toMatchObject({ identified: 'facilitator-confirmed' })
  await toldByMail(page, new RegExp(`You are seated.*${ana}`))
  await page.goto(link)
  await page.getByRole('link', { name: 'Go to the negotiation' }).click()
  await page.waitForURL(`**/n/${matter.negotiation}`)
})

test('a request that is declined tells only whoever asked', async ({ page, visitor }) => {
  const { link } = await matter.invites('p1')
  const path = new URL(link).pathname
  await signIn(page, someone('eve'), 'Eve', path)
  await page.getByRole('button', { name: 'Ask for this seat' }).click()
  await expect(page.getByText('Fay Lund has been asked to confirm you')).toBeVisible()
  const { person } = await matter.latest('SeatRequested')
  await matter.does({ type: 'DeclineSeat', person, reason: 'Not known to us.' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You were not seated' })).toBeVisible()
  const other = await visitor()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This invitation has been used' })).toBeVisible()
})

test('forwarded to the opponent it seats nobody and stays open', async ({ page, visitor }) => {
  const bo = someone('bo')
  const mine = await matter.invites('p2', bo)
  await signIn(page, bo, 'Bo Berg', new URL(mine.link).pathname)
  await page.getByRole('button', { name: 'Take this seat' }).click()
  await page.waitForURL(`**/n/${matter.negotiation}`)

  const { link } = await matter.invites('p1')
  await page.goto(link)
  await expect(page.getByText(/You sign for Birch Yard.*cannot seat you/)).toBeVisible()
  await expect(page.getByRole('button', { name: /seat/ })).toBeHidden()
  const ana = await visitor()
  await signIn(ana, someone('ana'), 'Ana Rojas', new URL(link).pathname)
  await expect(ana.getByRole('button', { name: 'Ask for this seat' })).toBeVisible()
})

test('signed in with another address one is told so, and does not learn the right one', async ({ page }) => {
  const ana = someone('ana')
  const { link } = await matter.invites('p1', ana)
  const path = new URL(link).pathname
  await signIn(page, someone('eve'), 'Eve', path)
  await expect(page.getByRole('heading', { name: 'This invitation is for another address' })).toBeVisible()
  await expect(page.getByText('a…@example.org')).toBeVisible()
  expect(await page.content()).not.toContain(ana)

  await page.getByRole('button', { name: 'Sign out, and use the other address' }).click()
  await expect(page.getByRole('link', { name: 'Sign in to answer' })).toBeVisible()
  await signIn(page, ana, 'Ana Rojas', path)
  await expect(page.getByRole('button', { name: 'Take this seat' })).toBeVisible()
})

test('a revoked and a made-up invitation say what they are', async ({ page }) => {
  const { link } = await matter.invites('p1')
  const { invitation } = await matter.latest('InvitationIssued')
  await matter.does({ type: 'RevokeInvitation', invitation })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible()
  await page.goto('/invitation/made-up')
  await expect(page.getByRole('heading', { name: 'There is no such invitation' })).toBeVisible()
})

test('an invitation to a seat that was taken, or after the end, says so', async ({ page, visitor }) => {
  const spare = await matter.invites('p1')
  const ana = someone('ana')
  const first = await matter.invites('p1', ana)
  await signIn(page, ana, 'Ana Rojas', new URL(first.link).pathname)
  await page.getByRole('button', { name: 'Take this seat' }).click()
  await page.waitForURL(`**/n/${matter.negotiation}`)
  const other = await visitor()
  await other.goto(spare.link)
  await expect(other.getByRole('heading', { name: 'This seat has been taken' })).toBeVisible()

  const late = await matter.invites('p2')
  await matter.does({ type: 'EndNegotiation', ending: 'incomplete', reason: 'Nobody else came.' })
  await other.goto(late.link)
  await expect(other.getByRole('heading', { name: 'Nobody is seated any more' })).toBeVisible()
})

test('too many links opened from one connection: invitations and sign-in links say so alike, and none is used up', async ({
  visitor,
  another,
}) => {
  const few = await another({ PARLEY_LINKS_PER_QUARTER_HOUR: '3', PARLEY_SAMPLE: 'no' })
  const here = { baseURL: few.url, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.5' } }
  const tooMany = (page: Page) => page.getByRole('heading', { name: 'Too many links were opened from here' })
  // Fay's own link is opened and pressed, which makes two of three.
  const own = await Matter.open(await visitor(here), few.url)
  const { link } = await own.invites('p1')
  const page = await visitor(here)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The yard between us' })).toBeVisible()
  await page.reload()
  await expect(tooMany(page)).toBeVisible()
  await expect(
    page.getByText(/Nothing happened to your invitation: wait \d+ minutes, and load/),
  ).toBeVisible()

  const ana = someone('ana')
  await askForLink(page, ana)
  const signIn = await mailedLink(page, ana)
  await page.goto(signIn)
  await expect(tooMany(page)).toBeVisible()
  await expect(page.getByText(/Your link was not used up: wait \d+ minutes, and load/)).toBeVisible()
  await hindersNobodyOnAnyScreen(page)

  // From elsewhere both still open; there, too, the press counts.
  const elsewhere = await visitor({
    baseURL: few.url,
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' },
  })
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'The yard between us' })).toBeVisible()
  await elsewhere.goto(signIn)
  await elsewhere.reload()
  await elsewhere.getByLabel('Your name').fill('Ana Rojas')
  await elsewhere.getByRole('button', { name: `Sign in as ${ana}` }).click()
  await expect(tooMany(elsewhere)).toBeVisible()
})

test('the invitation’s pages hinder no reader', async ({ page }) => {
  const { link } = await matter.invites('p1')
  await page.goto(link)
  await hindersNobodyOnAnyScreen(page)
  await signIn(page, someone('ana'), 'Ana Rojas', new URL(link).pathname)
  await hindersNobodyOnAnyScreen(page)
  await page.getByRole('button', { name: 'Ask for this seat' }).click()
  await expect(page.getByText('Fay Lund has been asked to confirm you')).toBeVisible()
  await hindersNobodyOnAnyScreen(page)
})
