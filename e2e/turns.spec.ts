import type { Page } from '@playwright/test'
import { hindersNobodyOnAnyScreen } from './hindrances'
import { live } from './live'
import { test as base, expect, Matter } from './matter'
import { throughDialog } from './table'

const LEASE = 'The yard opens at seven on working days.\nIt closes at dusk.'

interface TurnFixtures {
  /** A table under round-robin in mediation, nobody registered, with one source document. */
  turns: (seconds?: number, parties?: string[]) => Promise<{ matter: Matter; fay: Page; ana: Page; bo: Page }>
}
const test = base.extend<TurnFixtures>({
  turns: async ({ person, sessions }, use) => {
    await use(async (seconds = 3600, parties = ['Alder House', 'Birch Yard']) => {
      const [fay, ana, bo] = [await person('fay'), await person('ana'), await person('bo')]
      const matter = await Matter.open(fay, {
        parties,
        sources: [{ title: 'Old lease', text: LEASE }],
        charter: {
          preset: 'structured-issues',
          limits: { roundsPerParty: 2, drafts: null, deadline: null },
          registration: { expected: 2, windowSeconds: 3600 },
          turns: { kind: 'round-robin', timeoutSeconds: seconds },
        },
      })
      await matter.seat(ana, sessions.ana.email, 'signatory', 'p1')
      await matter.seat(bo, sessions.bo.email, 'signatory', 'p2')
      await matter.does(fay, { type: 'BeginIntents' })
      await matter.does(fay, { type: 'BeginMediation', without: ['p1', 'p2'] })
      return { matter, fay, ana, bo }
    })
  },
})

const shows = (page: Page, matter: Matter, place = '') => live(page, matter.room + place)
const turn = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Turn' })
const composer = (page: Page) => page.getByRole('main').getByRole('textbox')
async function takesPosition(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await page.getByRole('button', { name: 'Take this position' }).click()
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
}
const issue: object = {
  type: 'RaiseIssue',
  title: 'Opening hours',
  question: 'When does the yard open?',
  context: '',
  kind: { kind: 'text' },
}

test('from registration to a draft of the decisions, turn by turn, live on every screen', async ({
  turns,
}) => {
  const { matter, fay, ana, bo } = await turns()
  for (const page of [fay, ana, bo]) await shows(page, matter)

  await throughDialog(bo, 'Register Birch Yard', 'Register')
  await expect(ana.getByRole('region', { name: 'Registration' })).toContainText('1 of 2 parties')
  await throughDialog(ana, 'Register Alder House', 'Register')
  for (const page of [fay, ana]) await expect(turn(page)).toContainText('It is the turn of Birch Yard')
  await expect(turn(bo)).toContainText('It is your turn')

  // Bo raises an issue with what the lease says; Ana writes, and waits.
  await shows(bo, matter, '?issue=new')
  await bo.getByLabel('Title', { exact: true }).fill('Opening hours')
  await bo.getByLabel('Question').fill('When does the yard open?')
  await bo.getByText('What the sources say').click()
  await bo.getByRole('button', { name: 'Add a source' }).click()
  await bo.getByLabel('Source 1', { exact: true }).selectOption('Old lease')
  await bo.getByLabel('What source 1 says').fill('It opens early.')
  await bo.getByLabel('The passage in source 1').fill('opens at seven on working days')
  await bo.getByRole('button', { name: 'Raise this issue' }).click()
  await expect(bo.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expect(turn(ana)).toContainText('1 Opening hours')

  await shows(ana, matter, '?issue=1')
  await composer(ana).fill('From eight, because the children sleep.')
  await expect(ana.getByText('It is the turn of Birch Yard.')).toBeVisible()
  await expect(ana.getByRole('button', { name: 'Take this position' })).toBeDisabled()

  await takesPosition(bo, 'From seven, because lorries come early.')
  await shows(bo, matter)
  await expect(turn(bo)).toContainText('Every open issue has a word in this turn')
  await throughDialog(bo, 'Hand off to Alder House', 'Hand off')

  // Ana's draft has survived; now it is her turn.
  await ana.getByRole('button', { name: 'Take this position' }).click()
  await expect(ana.getByRole('article').filter({ hasText: 'because the children sleep' })).toBeVisible()
  await throughDialog(ana, 'Propose a decision', 'Support this text', 'The yard opens at half past seven.')
  await shows(ana, matter)
  await throughDialog(ana, 'Hand off to Birch Yard', 'Hand off')

  await shows(bo, matter, '?issue=1')
  await throughDialog(bo, 'Support this text', 'Yes, support it')
  await expect(bo.getByText('Every party supports this text')).toBeVisible()

  await fay.goto(`${matter.room}/facilitate`)
  await fay.getByRole('button', { name: 'Draft from the decisions' }).click()
  await expect(fay.getByLabel('Begin with')).toHaveValue('d')
  await fay.getByRole('button', { name: 'Table it as settlement 1' }).click()
  await expect(fay.getByText('PROVISIONAL', { exact: true }).first()).toBeVisible()
  await expect(fay.getByRole('main')).toContainText('The yard opens at half past seven.')
})

test('the passage of a source is one press away, marked in the document', async ({ turns }) => {
  const { matter, ana, bo } = await turns()
  await matter.does(ana, { type: 'Register', handle: 'alder' })
  await matter.does(bo, { type: 'Register', handle: 'birch' })
  const quote = 'It closes at dusk'
  const sourcePositions = [{ name: 'Old lease', source: 1, quote, text: 'It closes early in winter.' }]
  await matter.does(ana, { ...issue, sourcePositions })
  await shows(bo, matter, '?issue=1')
  await bo.getByRole('link', { name: 'The passage in “Old lease”' }).click()
  await expect(bo.locator('mark')).toHaveText(quote)
  await expect(bo.locator('mark')).toBeInViewport()
})

test('a turn is registered, spoken in and handed off with the keyboard alone', async ({ turns }) => {
  const { matter, ana, bo } = await turns()
  await matter.does(ana, { type: 'Register', handle: 'alder' })
  await shows(bo, matter)
  const presses = async (name: string) => {
    await bo.getByRole('button', { name }).first().press('Enter')
    const dialog = bo.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // The dialog holds the focus: going on with Tab reaches its own button and nothing behind it.
    const own = dialog.getByRole('button', { name: /^(Register|Hand off)$/ })
    for (let tab = 0; tab < 4 && !(await own.evaluate((it) => it === document.activeElement)); tab++)
      await bo.keyboard.press('Tab')
    await expect(own).toBeFocused()
    await bo.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await presses('Register Birch Yard')
  await matter.does(ana, issue)
  await matter.does(ana, { type: 'HandOff' })
  await expect(turn(bo)).toContainText('It is your turn')
  await shows(bo, matter, '?issue=1')
  await composer(bo).pressSequentially('From seven, because lorries come early.')
  await bo.getByRole('button', { name: 'Take this position' }).press('Enter')
  await expect(bo.getByRole('article').filter({ hasText: 'lorries come early' })).toBeVisible()
  await shows(bo, matter)
  await presses('Hand off to Alder House')
  await expect(turn(bo)).toContainText('It is the turn of Alder House')
})

test('a holder that stays silent is passed over, and the record names who did it', async ({ turns }) => {
  const { matter, ana, bo } = await turns(1)
  await matter.does(ana, { type: 'Register', handle: 'alder' })
  await matter.does(bo, { type: 'Register', handle: 'birch' })
  await shows(bo, matter)
  await expect(turn(bo)).toContainText('It is the turn of Alder House')
  await throughDialog(bo, 'Pass over Alder House', 'Pass over')
  await expect(turn(bo)).toContainText('It is your turn')
  await expect.poll(() => matter.latest('TurnSkipped')).toMatchObject({ from: 'p1', to: 'p2' })
  await bo.goto(`${matter.room}/record`)
  await expect(bo.getByText(/Bo Lindqvist passed over Alder House, silent for/)).toBeVisible()
})

test('after the rounds an issue is escalated, carved out by the facilitator, and reopened', async ({
  turns,
}) => {
  const { matter, fay, ana, bo } = await turns()
  await matter.does(ana, { type: 'Register', handle: 'alder' })
  await matter.does(bo, { type: 'Register', handle: 'birch' })
  await matter.does(ana, issue)
  for (const text of ['From eight, for the children.', 'Still from eight, for the same reason.'])
    await matter.does(ana, { type: 'TakePosition', issue: 1, text })
  await shows(ana, matter, '?issue=1')
  await throughDialog(ana, 'Escalate this issue', 'Escalate', 'We differ on the mornings.')
  await shows(fay, matter, '?issue=1')
  await throughDialog(fay, 'Carve it out', 'Carve it out', 'Left to the town.')
  await shows(bo, matter, '?issue=all')
  await expect(bo.getByRole('region', { name: 'Issues at a glance' })).toContainText('Carved out')
  await throughDialog(fay, 'Reopen this issue', 'Reopen', 'The town will not decide it.')
  await expect(bo.getByRole('region', { name: 'Issues at a glance' })).toContainText('Open')
})

test('a party that comes after registration has closed is admitted by the facilitator', async ({
  turns,
  person,
  sessions,
}) => {
  const { matter, fay, ana, bo } = await turns(3600, ['Alder House', 'Birch Yard', 'Cedar Mill'])
  const cy = await person('cy')
  await matter.seat(cy, sessions.cy.email, 'signatory', 'p3')
  await matter.does(ana, { type: 'Register', handle: 'alder' })
  await matter.does(bo, { type: 'Register', handle: 'birch' })
  await shows(fay, matter)
  await throughDialog(fay, 'Admit Cedar Mill', 'Admit', 'Their train was late.')
  await shows(cy, matter)
  await expect(turn(cy)).toContainText('After that: Birch Yard and Cedar Mill.')
  await cy.goto(`${matter.room}/record`)
  await expect(
    cy.getByText(/admitted Cedar Mill as “cedar-mill”, after registration had closed/),
  ).toBeVisible()
})

test('a new negotiation in turns is opened from the form, its rules in words', async ({ person }) => {
  const fay = await person('fay')
  await fay.goto('/negotiations/new')
  await fay.getByLabel('Title', { exact: true }).first().fill('The shared kiln')
  await fay.getByLabel('What is to be settled').fill('Who fires when.')
  await fay.getByLabel('Party 1').fill('Alder House')
  await fay.getByLabel('Party 2').fill('Birch Yard')
  await fay.getByRole('radio', { name: /^Structured issues/ }).check()
  await expect(fay.getByRole('radio', { name: /^In turns/ })).toBeChecked()
  await fay.getByLabel('Time for a turn', { exact: true }).fill('2')
  await fay.getByLabel('Time for a turn, in').selectOption('hours')
  await fay.getByRole('button', { name: 'Open the negotiation' }).click()
  await fay.waitForURL(/\/n\/[^/]+$/)
  await fay.goto(`${fay.url()}?show=matter`)
  await expect(fay.getByText('in the order of registration; 2 hours of silence each')).toBeVisible()
  await expect(fay.getByText('2 parties expected, 24 hours from the first')).toBeVisible()
})

test('nothing hinders a reader of turns, board and sources', async ({ turns, sessions, visitor }) => {
  const { matter, ana, bo } = await turns()
  const page = await visitor({ storageState: sessions.bo.state })
  await shows(page, matter)
  await hindersNobodyOnAnyScreen(page, 'registration')
  await matter.does(ana, { type: 'Register', handle: 'alder' })
  await matter.does(bo, { type: 'Register', handle: 'birch' })
  const sourcePositions = [
    { name: 'Old lease', source: 1, quote: 'It closes at dusk', text: 'Early in winter.' },
  ]
  await matter.does(ana, { ...issue, sourcePositions })
  await matter.does(ana, { type: 'TakePosition', issue: 1, text: 'From eight, for the children.' })
  for (const place of ['', '?issue=all', '?issue=1', '?issue=new', '?show=matter']) {
    await shows(page, matter, place)
    await hindersNobodyOnAnyScreen(page, place)
  }
  await matter.does(ana, { type: 'HandOff' })
  await shows(page, matter)
  await hindersNobodyOnAnyScreen(page, 'my turn')
})
