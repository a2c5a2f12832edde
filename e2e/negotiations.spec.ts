import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hindersNobodyOnAnyScreen } from './hindrances'
import { mailedLink } from './people'
import { Seated } from './table'

/** Fills the form for two parties; the first is invited to an address. */
async function fill(page: Page, title: string, invited: string): Promise<void> {
  await page.goto('/negotiations/new')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('What is to be settled').fill('Who may use the yard, and when.')
  await page.getByLabel('Party 1').fill('Alder House')
  await page.getByLabel('E-mail of who signs').first().fill(invited)
  await page.getByLabel('Party 2').fill('Birch Yard')
}

async function open(page: Page, title: string, invited = ''): Promise<string> {
  await fill(page, title, invited)
  await page.getByRole('button', { name: 'Open the negotiation' }).click()
  await page.waitForURL(/\/n\/[^/]+$/)
  return new URL(page.url()).pathname
}

async function end(page: Page, room: string): Promise<void> {
  const answer = await page.request.post(`/api/negotiations/${room.slice('/n/'.length)}/commands`, {
    headers: { origin: new URL(page.url()).origin },
    data: {
      id: `end-${room.slice(-8)}`,
      negotiation: room.slice('/n/'.length),
      command: { type: 'EndNegotiation', ending: 'no-deal', reason: 'We found no common ground this time.' },
    },
  })
  expect(await answer.json()).toMatchObject({ outcome: 'accepted' })
}

test('without negotiations the page has one sentence and one way on', async ({ page }) => {
  await Seated.signIn(page, 'Edda Nowak')
  await page.goto('/negotiations')
  await expect(page.getByText('You are in no negotiation yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Open a negotiation' }).click()
  await expect(page.getByRole('heading', { name: 'Open a negotiation' })).toBeVisible()
})

test('a draft survives a reload, and a double press opens one negotiation and invites once', async ({
  page,
}) => {
  await Seated.signIn(page, 'Fay Okafor')
  await fill(page, 'The yard between us', 'alder@example.org')
  await page.reload()
  await expect(page.getByText('Draft, kept on this device until it is opened.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('The yard between us')
  await expect(page.getByLabel('Party 2')).toHaveValue('Birch Yard')
  await page.getByRole('button', { name: 'Open the negotiation' }).dblclick()
  await page.waitForURL(/\/n\/[^/]+$/)

  await page.goto('/negotiations')
  const needsYou = page.getByRole('region', { name: 'Needs you' })
  await expect(needsYou.getByRole('listitem')).toHaveCount(1)
  await expect(needsYou).toContainText('Invite Birch Yard.')
  await expect(needsYou).toContainText('Alder House, Birch Yard')

  expect(await mailedLink(page, 'alder@example.org', /The yard between us/)).toContain('/invitation/')
  await expect(page.getByRole('article').filter({ hasText: 'To alder@example.org,' })).toHaveCount(1)

  await page.goto('/negotiations/new')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('what is missing is said at its field, and nothing is opened', async ({ page }) => {
  await Seated.signIn(page, 'Fay Okafor')
  await page.goto('/negotiations/new')
  await page.getByLabel('Title').fill('Half a form')
  await page.getByRole('button', { name: 'Open the negotiation' }).click()
  await expect(page.getByLabel('What is to be settled')).toBeFocused()
  await expect(page.getByLabel('What is to be settled')).toHaveAccessibleDescription(/Write something here/)
  await page.goto('/negotiations')
  await expect(page.getByText('You are in no negotiation yet.')).toBeVisible()
})

test('what has ended is followed by a successor, once', async ({ page }) => {
  await Seated.signIn(page, 'Fay Okafor')
  const room = await open(page, 'The yard, first round')
  await end(page, room)
  await page.goto('/negotiations')
  await expect(page.getByRole('region', { name: 'Ended' })).toContainText('Ended with no deal')

  await page.goto(`/negotiations/new?after=${room.slice('/n/'.length)}`)
  await expect(page.getByRole('heading', { name: 'Open a successor' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('The yard, first round')
  await expect(page.getByLabel('Party 1')).toHaveValue('Alder House')
  await page.getByLabel('Title').fill('The yard, second round')
  await page.getByRole('button', { name: 'Open the negotiation' }).click()
  await page.waitForURL((url) => /^\/n\/[^/]+$/.test(url.pathname) && url.pathname !== room)
  const successor = new URL(page.url()).pathname

  await page.goto(`/negotiations/new?after=${room.slice('/n/'.length)}`)
  await expect(page).toHaveURL(new RegExp(`${successor}$`))
  await page.goto(`${successor}/record`)
  await expect(page.getByText('which follows an earlier negotiation')).toBeVisible()
})

test('nobody follows a negotiation that goes on, or is not theirs', async ({ page, visitor, complaints }) => {
  complaints.expect(/404/)
  await Seated.signIn(page, 'Fay Okafor')
  const room = await open(page, 'Still going on')
  const after = `/negotiations/new?after=${room.slice('/n/'.length)}`
  await page.goto(after)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await end(page, room)
  const stranger = await visitor()
  await Seated.signIn(stranger, 'Zed Marsh')
  await stranger.goto(after)
  await expect(stranger.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
})

test('the landing page leads a sample person in, and knows them afterwards', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Sign in as / })
    .first()
    .click()
  await page.waitForURL('**/negotiations')
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'My negotiations' })).toBeVisible()
})

test('a long title hinders nobody in the list', async ({ page }) => {
  await Seated.signIn(page, 'Fay Okafor')
  await open(page, 'A title that is long enough to need two lines on the screen of a phone')
  await page.goto('/negotiations')
  await hindersNobodyOnAnyScreen(page)
})
