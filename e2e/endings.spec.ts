import type { Page } from '@playwright/test'
import { live } from './live'
import { expect, type Matter, test } from './matter'
import { throughDialog } from './table'

// Taking the network away on `localhost` would leave sockets standing.
test.use({ host: 'app.localhost' })

const RATIFIES = 'I accept this settlement as written.'

async function toQuestion(matter: Matter, page: Page): Promise<void> {
  await page.goto(`${matter.room}/ratify`)
  await expect(page.getByRole('heading', { name: 'How the yard is shared' })).toBeVisible()
}

async function send(page: Page, words: string): Promise<void> {
  await page.getByLabel('My words').fill(words)
  await page.getByRole('button', { name: 'Send my words' }).click()
  await expect(page.getByRole('region', { name: 'How your words were read' })).toBeVisible()
}

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, record this' })

test('a party refuses: back to mediation, the other’s ratification lapses, and nothing follows by itself', async ({
  table,
}) => {
  const { matter, fay, ana, bo } = table
  const open = await matter.call([ana, bo])
  await matter.ratify(bo, open, RATIFIES)
  await toQuestion(matter, bo)
  await expect(bo.getByText('Your ratification is recorded')).toBeVisible()

  await toQuestion(matter, ana)
  await ana.getByText('Reject this settlement').click()
  await ana.getByLabel('Your words', { exact: true }).fill('I do not accept this. Six is too early for us.')
  await ana.getByRole('button', { name: 'Record my rejection' }).click()
  await expect(ana.getByText('This call is closed')).toBeVisible()
  await expect(ana.getByText('Your party rejected the settlement on')).toBeVisible()
  await expect(ana.getByText('Nothing was recorded for you.')).toBeHidden()

  // Bo's page notices by itself, and says what became of his ratification.
  await expect(bo.getByText('This call is closed')).toBeVisible()
  await expect(bo.getByText('Alder House rejected the settlement on')).toBeVisible()
  await expect(bo.getByText('Your ratification has lapsed.')).toBeVisible()
  await live(bo, matter.room)
  await expect(bo.getByText('In mediation').first()).toBeVisible()
  await expect.poll(() => matter.latest('CallClosed')).toMatchObject({ end: 'rejected', lapsed: ['p2'] })

  // Nothing but a person's act goes on: the last entry is still the refusal.
  const before = await matter.acts()
  expect(before.at(-1)?.type).toBe('CallClosed')
  await live(fay, `${matter.room}/facilitate`)
  await live(ana, matter.room)
  expect(await matter.acts()).toEqual(before)
  await expect(fay.getByRole('button', { name: 'Put it to ratification' }).first()).toBeVisible()
})

test('what waits for me stands in the tab’s title, with one button that leads there', async ({ table }) => {
  const { matter, ana, bo } = table
  await live(ana, matter.room)
  await expect(ana).toHaveTitle('The yard between us · Parley')
  const open = await matter.call([ana, bo])
  await expect(ana).toHaveTitle('(1) The yard between us · Parley')
  const needs = ana.getByRole('region', { name: 'Needs you' })
  await expect(needs.getByRole('link')).toHaveCount(1)
  await needs.getByRole('link').click()
  await ana.waitForURL(`**${matter.room}/ratify`)

  await matter.ratify(ana, open, RATIFIES)
  await live(ana, matter.room)
  await expect(ana).toHaveTitle('The yard between us · Parley')
  await live(bo, matter.room)
  await expect(bo).toHaveTitle('(1) The yard between us · Parley')
  // A title that came with a later part of the page stands in the body, and is written once more when that part wakes.
  await bo.evaluate(() => {
    const own = document.querySelector('title')
    if (!own) throw new Error('the page has no title')
    document.body.prepend(own)
    setTimeout(() => {
      own.textContent = 'The yard between us · Parley'
      own.dataset.written = 'anew'
    })
  })
  await expect(bo.locator('title[data-written=anew]')).toHaveCount(1)
  await expect(bo).toHaveTitle('(1) The yard between us · Parley')
})

test('a party counters in the call: it says that this closes the call, and the counter stands in the room', async ({
  table,
}) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  await toQuestion(matter, ana)
  await ana.getByRole('link', { name: 'Propose changes, term by term' }).click()
  await expect(ana.getByRole('heading', { name: 'Your counter' })).toBeVisible()
  await expect(ana.getByRole('button', { name: 'Counter', exact: true })).toBeDisabled()
  await ana.getByRole('group', { name: 'Term 1' }).getByText('Change').click()
  const term = ana.getByRole('textbox', { name: 'Term 1 should read' })
  await expect(term).toHaveValue('The yard is open to both from eight to six.')
  await term.fill('The yard is open to both from eight to eight.')
  await ana.reload()
  await expect(term).toHaveValue('The yard is open to both from eight to eight.')
  await ana.getByRole('button', { name: 'Counter with 1 change' }).click()
  await expect(ana.getByText('This closes the call')).toBeVisible()
  expect(await matter.latest('CallClosed')).toBeNull()
  await ana.getByRole('button', { name: 'Send my counter' }).click()
  await ana.waitForURL((url) => url.pathname === matter.room)
  await expect.poll(() => matter.latest('CallClosed')).toMatchObject({ end: 'countered' })

  await live(bo, `${matter.room}?settlement=1`)
  const counter = bo.getByRole('article', { name: 'Counter 1 by Alder House' })
  await expect(counter.locator('del')).toContainText('six')
  await expect(counter.locator('ins')).toContainText('eight')
})

test('a party leaves: it ends for everybody, says so to each, and a linked successor follows', async ({
  table,
}) => {
  const { matter, fay, ana, bo } = table
  await matter.call([ana, bo])
  await live(bo, `${matter.room}?show=people`)
  await live(ana, `${matter.room}?show=people`)
  await throughDialog(ana, 'Leave the negotiation', 'Leave, and end it', 'We settle this elsewhere.')

  for (const page of [ana, bo]) {
    await live(page, matter.room)
    const ending = page.getByRole('region', { name: 'How it ended' })
    await expect(ending.getByRole('heading')).toHaveText('Alder House left the negotiation')
    await expect(ending).toContainText('We settle this elsewhere.')
    await expect(ending).toContainText('Nobody is bound')
  }
  await expect
    .poll(() => matter.latest('NegotiationClosed'))
    .toMatchObject({ outcome: { kind: 'exited', party: 'p1' } })

  await bo.getByRole('link', { name: 'Open one that follows' }).click()
  await expect(bo.getByRole('heading', { name: 'Open a successor' })).toBeVisible()
  await bo.getByLabel('Title', { exact: true }).fill('The yard, a second time')
  // Who left is not asked again by name.
  await expect(bo.getByRole('textbox', { name: 'Party 1' })).toHaveValue('Birch Yard')
  await bo.getByRole('textbox', { name: 'Party 2' }).fill('Cedar Court')
  await bo.getByRole('button', { name: 'Open the negotiation' }).click()
  await bo.waitForURL((url) => /^\/n\/[^/]+$/.test(url.pathname) && url.pathname !== matter.room)
  const successor = new URL(bo.url()).pathname

  // Both name each other, for those who may open both.
  await live(fay, matter.room)
  await expect(fay.getByText('A later negotiation follows this one')).toBeVisible()
  await live(bo, `${successor}?show=matter`)
  await bo.getByRole('link', { name: 'An earlier negotiation' }).click()
  await bo.waitForURL((url) => url.pathname === matter.room)
  await bo.getByRole('link', { name: 'Go there' }).click()
  await bo.waitForURL((url) => url.pathname === successor)
})

test('the facilitator ends with no deal, and it is told as an outcome like any other', async ({ table }) => {
  const { matter, fay, ana } = table
  await live(ana, matter.room)
  await live(fay, `${matter.room}/facilitate`)
  await fay.getByRole('button', { name: 'End without a settlement' }).click()
  const dialog = fay.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Both of you said what the yard is worth. It is not enough today.')
  await expect(dialog.getByRole('button', { name: 'End the negotiation' })).toBeDisabled()
  await expect(dialog.getByRole('radio', { name: /^No deal/ })).toBeVisible()
  for (const radio of await dialog.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await dialog.getByRole('radio', { name: /^No deal/ }).check()
  await dialog.getByRole('button', { name: 'End the negotiation' }).click()

  const ending = ana.getByRole('region', { name: 'How it ended' })
  await expect(ending.getByRole('heading')).toHaveText('Ended with no deal')
  await expect(ending).toContainText('Both of you said what the yard is worth.')
  await expect(ending).toContainText('That is an outcome like any other')
  await expect(ana.getByRole('link', { name: 'See the record' })).toBeVisible()
  await ana.goto('/negotiations')
  await expect(ana.getByRole('region', { name: 'Ended' })).toContainText('Ended with no deal')
})

test('a party never answers: it is reminded by mail, and closing the call lapses what was ratified', async ({
  table,
  sessions,
}) => {
  const { matter, fay, ana, bo } = table
  const open = await matter.call([ana, bo])
  await matter.ratify(ana, open, RATIFIES)
  await live(fay, `${matter.room}/facilitate`)
  const waiting = fay.getByRole('region', { name: 'The open call' })
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expect(waiting.getByRole('listitem')).toContainText('Birch Yard')
  await throughDialog(fay, 'Remind', 'Send the reminder')
  await expect(waiting.getByText('reminded')).toBeVisible()

  const told = await bo.context().newPage()
  const reminder = told
    .getByRole('article', { name: /^A reminder/ })
    .filter({ hasText: `To ${sessions.bo.email},` })
  await expect
    .poll(async () => {
      await told.goto('/mail')
      return reminder.count()
    })
    .toBeGreaterThan(0)
  // Nobody is told how another answered, and no date is set.
  await expect(reminder.first()).not.toContainText(/Alder House|Ana/)
  await expect(reminder.first()).toContainText('Any answer is as good as another')

  await throughDialog(fay, 'Close this call', 'Close the call', 'We take it up after the holidays.')
  await toQuestion(matter, ana)
  await expect(ana.getByText('We take it up after the holidays.')).toBeVisible()
  await expect(ana.getByText('stays on the record as partial')).toBeVisible()
  await expect.poll(() => matter.latest('CallClosed')).toMatchObject({ end: 'closed', lapsed: ['p1'] })
  await live(fay, `${matter.room}?settlement=1`)
  await fay.getByText('Call 1: closed by the facilitator').click()
  const earlier = fay.getByRole('region', { name: 'Earlier calls' })
  await expect(earlier).toContainText('The ratification of Alder House lapsed with the call.')
})

test('who never answers is replaced by a colleague, which closes the call; only the colleague is asked anew', async ({
  table,
  person,
  sessions,
  complaints,
}) => {
  complaints.expect(/409/)
  const { matter, fay, ana, bo } = table
  const cy = await person('cy')
  await matter.seat(cy, sessions.cy.email, 'member', 'p2')
  const open = await matter.call([ana, bo])
  await matter.ratify(ana, open, RATIFIES)
  await live(fay, `${matter.room}/facilitate`)
  const waiting = fay.getByRole('region', { name: 'The open call' })
  await waiting.getByRole('button', { name: 'Replace the signatory' }).click()
  const dialog = fay.getByRole('dialog')
  await expect(dialog).toContainText('The open call closes')
  await dialog.getByRole('textbox').fill('Bo cannot be reached.')
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => matter.latest('CallClosed'))
    .toMatchObject({ end: 'signatory-changed', lapsed: ['p1'] })

  const again = await matter.callAgain()
  await toQuestion(matter, bo)
  await expect(bo.getByText('You are not asked to answer')).toBeVisible()
  expect((await matter.sends(bo, { type: 'SendWords', ...again, words: RATIFIES })).status).toBe(409)
  await toQuestion(matter, cy)
  await expect(cy.getByLabel('My words')).toBeVisible()
})

test('a call closed while somebody writes: nothing is recorded, and the words are still there', async ({
  table,
  complaints,
}) => {
  complaints.expect(/409/)
  const { matter, fay, ana, bo } = table
  const open = await matter.call([ana, bo])
  // Ana's page does not hear of the end before she sends.
  const pulse = await ana.evaluate(
    async (address) => (await fetch(address)).text(),
    `/api/negotiations/${matter.negotiation}/pulse`,
  )
  await ana.route('**/pulse', (route) => route.fulfill({ body: pulse }))
  await toQuestion(matter, ana)
  await ana.getByLabel('My words').fill('We have read every term and')
  await matter.does(fay, { type: 'CloseCall', call: open.call, reason: 'A typing error in term 2.' })
  await ana.getByRole('button', { name: 'Send my words' }).click()
  await ana.unroute('**/pulse')
  await expect(ana.getByText(/This call (was|is) closed/).first()).toBeVisible()
  await expect(ana.getByText('A typing error in term 2.')).toBeVisible()
  expect(await matter.count('AttemptRecorded')).toBe(0)
  const unsent = ana.getByRole('region', { name: 'What you were writing' })
  await expect(unsent).toContainText('We have read every term and')
  await ana.reload()
  await expect(unsent).toContainText('We have read every term and')
  await unsent.getByRole('button', { name: 'Discard' }).click()
  await expect(unsent).toBeHidden()
})

test('a reading belongs to its call: where another call is open by then, the question begins anew', async ({
  table,
}) => {
  const { matter, fay, ana, bo } = table
  const open = await matter.call([ana, bo])
  const address = `/api/negotiations/${matter.negotiation}/pulse`
  const pulse = await ana.evaluate(async (at) => (await fetch(at)).text(), address)
  // Ana's page hears nothing between the two calls, like one in the background.
  await ana.route('**/pulse', (route) => route.fulfill({ body: pulse }))
  await toQuestion(matter, ana)
  await send(ana, RATIFIES)
  await expect(ana.getByText(`with the digest ${open.digest.slice(0, 16)}`)).toBeVisible()
  await matter.does(fay, { type: 'CloseCall', call: open.call, reason: 'A typing error in term 2.' })
  await matter.callAgain()
  await ana.unroute('**/pulse')
  await expect(ana.getByRole('region', { name: 'How your words were read' })).toBeHidden()
  await send(ana, RATIFIES)
  await yes(ana).click()
  await expect(ana.getByText('Your ratification is recorded')).toBeVisible()
  expect(await matter.latest('RatificationRecorded')).toMatchObject({ call: 2 })
})

test('words outlive a reload and a lost network; what binds is not sent later by itself', async ({
  table,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  await toQuestion(matter, ana)
  const words = ana.getByLabel('My words')
  await expect(words).toHaveValue('')
  await words.fill(RATIFIES)
  await ana.reload()
  await expect(words).toHaveValue(RATIFIES)

  await ana.context().setOffline(true)
  await ana.getByRole('button', { name: 'Send my words' }).click()
  await expect(ana.getByText('There is no connection, so nothing was sent')).toBeVisible()
  await ana.context().setOffline(false)
  await send(ana, RATIFIES)
  await ana.context().setOffline(true)
  await yes(ana).click()
  await expect(ana.getByText('There is no connection, so nothing was sent')).toBeVisible()
  await ana.context().setOffline(false)

  // Back online, the page asks the server again and again; none of that is the confirmation.
  await ana.waitForResponse((response) => response.url().endsWith('/pulse') && response.ok())
  expect(await matter.count('RatificationRecorded')).toBe(0)
  await yes(ana).click()
  await expect(ana.getByText('Your ratification is recorded')).toBeVisible()
  await expect.poll(() => matter.count('RatificationRecorded')).toBe(1)
})

test('two tabs of one person that confirm record one ratification', async ({ table, complaints }) => {
  complaints.expect(/409/)
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  await toQuestion(matter, ana)
  const tab = await ana.context().newPage()
  await toQuestion(matter, tab)
  await send(ana, RATIFIES)
  await send(tab, 'I ratify this settlement as it is written.')
  await Promise.all([yes(ana).dispatchEvent('click'), yes(tab).dispatchEvent('click')])
  await expect.poll(() => matter.count('RatificationRecorded')).toBe(1)
  // Both tabs come to the same standing, whichever of them recorded it.
  for (const page of [ana, tab]) await expect(page.getByText('Your ratification is recorded')).toBeVisible()
  await expect.poll(() => matter.count('RatificationRecorded')).toBe(1)

  // The very same attempt, confirmed again past the page.
  const recorded = await matter.latest('RatificationRecorded')
  const again = { type: 'ConfirmWords', call: 1, digest: recorded?.digest, attempt: recorded?.attempt }
  expect((await matter.sends(ana, again)).status).toBe(409)
  await expect.poll(() => matter.count('RatificationRecorded')).toBe(1)
})

test('a withdrawal after the last ratification is noted as late and changes nothing', async ({ table }) => {
  const { matter, ana, bo } = table
  const open = await matter.call([ana, bo])
  await matter.ratify(ana, open, RATIFIES)
  // Ana's page does not hear of Bo's answer before she takes hers back.
  await ana.route('**/pulse', () => {})
  await toQuestion(matter, ana)
  await ana.getByText('Take my ratification back').click()
  await ana.getByLabel('Your words').fill('I have thought better of it.')
  await matter.ratify(bo, open, RATIFIES)
  await ana.getByRole('button', { name: 'Take it back' }).click()
  await expect(ana.getByText('This settlement is the final record of your agreement')).toBeVisible()
  await expect.poll(() => matter.latest('LateWithdrawalNoted')).toMatchObject({ party: 'p1' })
  await expect
    .poll(() => matter.latest('NegotiationClosed'))
    .toMatchObject({ outcome: { kind: 'canonical' } })
  expect(await matter.count('RatificationWithdrawn')).toBe(0)

  await live(bo, matter.room)
  await expect(bo.getByRole('region', { name: 'How it ended' })).toContainText('settlement 1 is final')
  await expect(bo.getByRole('region', { name: 'After the end' })).toContainText(
    'I have thought better of it.',
  )
})
