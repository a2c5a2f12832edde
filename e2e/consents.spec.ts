import type { Page } from '@playwright/test'
import { z } from 'zod'
import { hindersNobodyOnAnyScreen } from './hindrances'
import { live } from './live'
import { test as base, expect, Matter } from './matter'
import { throughDialog } from './table'

interface ConsentFixtures {
  /** Three parties with their position statements, in mediation. */
  three: (turns?: number) => Promise<{ matter: Matter; fay: Page; ana: Page; bo: Page; cy: Page }>
}
const stated = (priority: string, redLine: string): object => ({
  type: 'StateIntent',
  statement: {
    goals: [{ text: priority, rationale: `${priority} matters to the people we answer for.` }],
    constraints: [],
    redLines: [redLine],
    tradeable: ['The colour of the gate.'],
    context: '',
  },
})
const test = base.extend<ConsentFixtures>({
  three: async ({ person, sessions }, use) => {
    await use(async (turns) => {
      const [fay, ana] = [await person('fay'), await person('ana')]
      const [bo, cy] = [await person('bo'), await person('cy')]
      const limits = { roundsPerParty: 5, drafts: null, deadline: null, ...(turns ? { turns } : {}) }
      const parties = ['Alder House', 'Birch Yard', 'Cedar Mill']
      const matter = await Matter.open(fay, { parties, charter: { preset: 'trade-offs', limits } })
      await matter.seat(ana, sessions.ana.email, 'signatory', 'p1')
      await matter.seat(bo, sessions.bo.email, 'signatory', 'p2')
      await matter.seat(cy, sessions.cy.email, 'signatory', 'p3')
      await matter.does(fay, { type: 'BeginIntents' })
      await matter.does(ana, stated('Room for lorries', 'The gate is never closed before 18:00.'))
      await matter.does(bo, stated('A fair rent', 'No rent above 900 € a month.'))
      await matter.does(cy, stated('Quiet', 'No lorries on Sundays.'))
      await matter.does(fay, { type: 'BeginMediation', without: [] })
      return { matter, fay, ana, bo, cy }
    })
  },
})

const shows = (page: Page, matter: Matter, place = '?show=trades') => live(page, matter.room + place)
const check = (page: Page, number = 1) =>
  page.getByRole('article', { name: new RegExp(`^Consent check ${number} by `) })

test('offers, a crossed red line, a check that all answer, and the settlement drafted from it', async ({
  three,
}) => {
  const { matter, fay, ana, bo, cy } = await three()
  for (const page of [ana, bo, cy]) await shows(page, matter)

  await ana.getByLabel('I offer').fill('A rent of 950 € a month.')
  await ana.getByLabel('I want').fill('Lorries from seven.')
  await ana.getByLabel('Because').fill('It pays for the early start.')
  await ana.getByRole('button', { name: 'Propose this' }).click()
  const trade = (page: Page) => page.getByRole('article', { name: 'Trade-off 1 by Alder House' })
  await expect(trade(ana)).toContainText('This may cross a red line of Birch Yard')
  await expect(trade(bo)).toContainText('This may cross a red line of yours')
  await expect(trade(bo)).toContainText('No rent above 900 € a month.')
  await expect(trade(cy)).toBeVisible()
  await expect(trade(cy)).not.toContainText('red line')

  await cy.getByText('Call a consent check').click()
  await cy
    .getByLabel('The whole proposal, as it would stand')
    .fill('- Rent: 880 € a month\n- Lorries from seven')
  await cy.getByRole('checkbox', { name: 'Trade-off 1 by Alder House' }).check()
  await cy.getByRole('button', { name: 'Ask all parties' }).click()
  for (const page of [ana, bo]) await expect(check(page)).toContainText('0 of 3 answered')
  await expect(ana.getByText('Cedar Mill asks for consent.')).toBeVisible()

  await throughDialog(ana, 'Consent', 'Consent')
  await throughDialog(bo, 'Object', 'Object', 'Seven is too early for the school.')
  await expect(check(cy)).toContainText('1 objection')
  await expect(check(cy)).toContainText('Seven is too early for the school.')
  await throughDialog(cy, 'Consent', 'Consent')
  await throughDialog(bo, 'Consent after all', 'Consent')
  for (const page of [ana, bo, cy]) await expect(check(page)).toContainText('Every party consents')
  await expect(check(ana)).toContainText('1 earlier answer on the record.')

  await live(fay, `${matter.room}/facilitate`)
  await fay.getByRole('button', { name: 'Draft from the decisions' }).click()
  await fay.getByRole('button', { name: 'Table it as settlement 1' }).click()
  await expect(fay.getByText('PROVISIONAL', { exact: true }).first()).toBeVisible()
  await expect(fay.getByRole('main')).toContainText('Rent: 880 € a month')
  await expect(fay.getByRole('main')).toContainText('Consent check 1')
})

test('a changed proposal is another check, and the answers to the first one count for nothing', async ({
  three,
}) => {
  const { matter, ana, bo } = await three()
  await matter.does(ana, { type: 'OpenConsentCheck', proposal: 'Lorries from seven.', trades: [] })
  await shows(bo, matter)
  await throughDialog(bo, 'Consent', 'Consent')
  await matter.does(ana, { type: 'OpenConsentCheck', proposal: 'Lorries from eight.', trades: [] })
  await expect(check(bo, 2)).toContainText('0 of 3 answered')
  await bo.getByText('1 earlier check').click()
  await expect(check(bo, 1)).toContainText('Replaced')
  await expect(check(bo, 1).getByRole('button')).toHaveCount(0)
})

test('once the turns are used the objections stand as outstanding, and a person ends it', async ({
  three,
}) => {
  const { matter, fay, ana, bo } = await three(5)
  await matter.does(ana, { type: 'OpenConsentCheck', proposal: 'Lorries from seven.', trades: [] })
  await shows(bo, matter)
  await throughDialog(bo, 'Object', 'Object', 'Too early for the school.')
  await shows(ana, matter, '')
  const main = ana.getByRole('main')
  await expect(main).toContainText('Incomplete after 5 turns')
  await expect(main).toContainText('Too early for the school.')
  await expect(main).toContainText('No answer from Alder House and Cedar Mill, which is no consent.')
  expect((await matter.latest('NegotiationClosed')) === null).toBe(true)
  await fay.goto(`${matter.room}/facilitate`)
  await fay.getByRole('button', { name: 'End without a settlement' }).click()
  await fay.getByRole('radio', { name: /^Incomplete/ }).check()
  await fay.getByRole('dialog').getByRole('textbox').fill('We stop here.')
  await fay.getByRole('button', { name: 'End the negotiation' }).click()
  await expect(main).toContainText(/incomplete/i)
})

test('an agent answers the check with its token, and every page names it with its party', async ({
  three,
  parley,
}) => {
  const { matter, ana, bo } = await three()
  await matter.does(ana, {
    type: 'AppointDelegate',
    name: 'Hawk',
    kind: 'agent',
    subject: 'The yard',
    purposes: ['read', 'speak', 'propose', 'consent'],
    limits: { issues: null, ranges: [], words: [] },
    until: '2040-01-31T00:00:00.000Z',
    transferable: false,
  })
  const { token } = z.object({ token: z.string() }).parse(
    await ana.evaluate(
      async ([address, body]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(address, { method: 'POST', headers, body })).json()
      },
      [`/api/negotiations/${matter.negotiation}/tokens`, JSON.stringify({ delegate: 1, hours: 8 })] as const,
    ),
  )
  let sent = 0
  const agent = async (command: object) => {
    const response = await fetch(`${parley.url}/api/v1/negotiations/${matter.negotiation}/commands`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: `hawk-${++sent}`, command }),
    })
    expect(response.status, await response.clone().text()).toBe(200)
  }
  await matter.does(bo, { type: 'OpenConsentCheck', proposal: 'Lorries from eight.', trades: [] })
  const digest = (await matter.latest('ConsentCheckOpened'))?.digest
  await shows(bo, matter)
  await agent({ type: 'AnswerConsent', check: 1, digest, answer: { answer: 'object', reason: 'Too late.' } })
  await expect(check(bo)).toContainText('Too late.')
  await expect(check(bo)).toContainText('Agent Hawk for Alder House')
  await agent({ type: 'AnswerConsent', check: 1, digest, answer: { answer: 'consent' } })
  await expect(check(bo)).toContainText('1 earlier answer on the record.')
  await agent({
    type: 'ProposeTrade',
    offer: 'The early start.',
    want: 'Quiet Sundays.',
    because: 'It is fair.',
  })
  await expect(bo.getByRole('article', { name: 'Trade-off 1 by Alder House' })).toContainText(
    'Agent Hawk for Alder House',
  )
  await bo.goto(`${matter.room}/record`)
  await expect(bo.getByText('Agent Hawk for Alder House consented in check 1.')).toBeVisible()
})

test('a consensus that nobody ratified is called that, and no agreement', async ({ three }) => {
  const { matter, fay, ana, bo, cy } = await three()
  await matter.does(ana, { type: 'OpenConsentCheck', proposal: 'Lorries from eight.', trades: [] })
  const digest = (await matter.latest('ConsentCheckOpened'))?.digest
  for (const page of [ana, bo, cy])
    await matter.does(page, { type: 'AnswerConsent', check: 1, digest, answer: { answer: 'consent' } })
  await matter.does(fay, {
    type: 'EndNegotiation',
    ending: 'consensus-unratified',
    reason: 'The agents agree.',
  })
  await shows(ana, matter, '')
  await expect(ana.getByRole('main')).toContainText(/consensus/i)
  await expect(ana.getByRole('main')).toContainText(/not ratified|unratified|nobody ratified/i)
  await expect(ana.getByRole('banner')).toContainText('Closed: consensus, unratified')
  await shows(ana, matter)
  await expect(check(ana)).toContainText('Every party consented, unratified')
  await ana.goto(`${matter.room}/record`)
  await expect(ana.getByText(/not ratified, which is no agreement/)).toBeVisible()
  await expect(ana.getByRole('banner')).toContainText('Closed: consensus, unratified')
  await ana.goto('/negotiations')
  await expect(ana.getByText(/unratified|not ratified/i).first()).toBeVisible()
})

test('nothing hinders a reader of trade-offs and consent', async ({ three, sessions, visitor }) => {
  const { matter, ana, cy } = await three()
  const trade = { offer: 'A rent of 950 € a month.', want: 'Lorries from seven.', because: 'It pays.' }
  await matter.does(ana, { type: 'ProposeTrade', ...trade })
  await matter.does(ana, { type: 'OpenConsentCheck', proposal: 'Lorries from eight.', trades: [1] })
  const digest = (await matter.latest('ConsentCheckOpened'))?.digest
  const object = { answer: 'object', reason: 'Not on Sundays.' }
  await matter.does(cy, { type: 'AnswerConsent', check: 1, digest, answer: object })
  const page = await visitor({ storageState: sessions.bo.state })
  for (const place of ['?show=trades', '?show=write-intent', '']) {
    await shows(page, matter, place)
    await hindersNobodyOnAnyScreen(page, place)
  }
})
