import type { BrowserContextOptions, Page } from '@playwright/test'
import { test as base, expect, STARTING_MS } from './fixtures'
import { type SamplePerson, signInAsSample } from './people'
import { RunningParley } from './running-parley'

interface RoomFixtures {
  /** Opens the sample negotiation as one of its persons, at a place such as `?issue=1`. */
  seat: (name: SamplePerson, place: string, options?: BrowserContextOptions) => Promise<Page>
}

const test = base.extend<RoomFixtures, { parley: RunningParley }>({
  parley: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      // Its own host name: taking the network away on `localhost` would leave its sockets standing.
      const parley = await RunningParley.start({}, 'app.localhost')
      await use(parley)
      await parley.remove()
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],

  seat: async ({ visitor }, use) => {
    await use(async (name, place, options) => {
      const page = await visitor(options)
      await page.goto((await signInAsSample(page, name)) + place)
      await expect(page.getByText('Connected, all saved')).toBeVisible()
      return page
    })
  },
})

const composer = (page: Page) => page.getByRole('main').getByRole('textbox')
const take = (page: Page) => page.getByRole('button', { name: 'Take this position' }).click()
const positions = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

test('words appear on the others’ screens at once, with who is here and who writes', async ({ seat }) => {
  const nadia = await seat('Nadia Haddad', '?issue=3')
  const tomasz = await seat('Tomasz Wilk', '?issue=3')
  const seatOfNadia = tomasz.getByRole('region', { name: 'At the table' }).getByRole('listitem').first()
  await expect(seatOfNadia).toContainText('here now')

  const words = 'I pay no rent for February, since I hand over the keys in January.'
  // The sign of it is gone after some seconds, so she goes on writing until it is seen.
  const seen = async () => {
    await composer(nadia).press('Space')
    return (
      (await tomasz.getByRole('main').getByText('Nadia Haddad is writing').isVisible()) &&
      (await seatOfNadia.getByText('writing on issue 3').isVisible())
    )
  }
  await expect.poll(seen).toBe(true)
  await composer(nadia).fill(words)
  await take(nadia)

  await expect(positions(tomasz, 'I pay no rent for February')).toBeVisible()
  await expect(tomasz.getByRole('main').getByText('Nadia Haddad is writing')).toBeHidden()
  await expect(composer(nadia)).toHaveValue('')
  await expect(nadia.getByText('Connected, all saved')).toBeVisible()

  await nadia.context().close()
  await expect(seatOfNadia).toContainText('last seen')
})

test('a draft survives a reload, stands in another tab, and is listed as mine alone', async ({ seat }) => {
  const nadia = await seat('Nadia Haddad', '?issue=1')
  await composer(nadia).fill('500 € now, and the rest')
  await expect(nadia.getByText('Only you see it; this device keeps it.')).toBeVisible()
  await nadia.reload()
  await expect(composer(nadia)).toHaveValue('500 € now, and the rest')

  const tab = await nadia.context().newPage()
  await tab.goto(nadia.url())
  await expect(composer(tab)).toHaveValue('500 € now, and the rest')
  await composer(tab).fill('500 € now, and the rest in March')
  await expect(composer(nadia)).toHaveValue('500 € now, and the rest in March')

  await tab.getByRole('tab', { name: 'Mine, private' }).click()
  await expect(tab.getByRole('link', { name: 'A position on issue 1' })).toBeVisible()
  await nadia.getByRole('button', { name: 'Discard' }).click()
  await expect(composer(tab)).toHaveValue('')
})

test('words written without a network wait, and are sent once when it is back', async ({
  seat,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const nadia = await seat('Nadia Haddad', '?issue=2')
  const tomasz = await seat('Tomasz Wilk', '?issue=2')
  await nadia.context().setOffline(true)
  await expect(nadia.getByText('Offline', { exact: true })).toBeVisible()

  await composer(nadia).fill('The floor is repaired before anybody moves in, and we share the bill.')
  await take(nadia)
  await expect(nadia.getByText('Waits for a connection. It is sent once, as it stands here.')).toBeVisible()
  await expect(nadia.getByText('Offline. 1 act kept on this device')).toBeVisible()
  await expect(composer(nadia)).toHaveValue(/The floor is repaired/)
  // The rest of the room is all here.
  await nadia.getByRole('link', { name: 'Intents' }).click()
  await expect(nadia.getByRole('heading', { name: 'Intents' })).toBeVisible()

  await nadia.context().setOffline(false)
  await expect(positions(tomasz, 'The floor is repaired')).toHaveCount(1)
  await expect(nadia.getByText('Connected, all saved')).toBeVisible()
  await nadia.goBack()
  await expect(positions(nadia, 'The floor is repaired')).toHaveCount(1)
  await expect(composer(nadia)).toHaveValue('')
})

test('what is refused on reconnect returns to its editor with the reason', async ({ seat, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const nadia = await seat('Nadia Haddad', '?issue=4')
  await nadia.context().setOffline(true)
  await expect(nadia.getByText('Offline', { exact: true })).toBeVisible()
  await composer(nadia).fill('No.')
  await take(nadia)
  await expect(nadia.getByText('Waits for a connection')).toBeVisible()
  await nadia.context().setOffline(false)
  await expect(nadia.getByRole('alert').filter({ hasText: 'A position is its reasons' })).toContainText(
    'It was sent when the connection came back.',
  )
  await expect(composer(nadia)).toHaveValue('No.')
})

test('an act that binds is never kept: it needs a live connection and a fresh press', async ({
  seat,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const decision = 'The household finds the new flatmate; Amsel Lettings answers within three days.'
  const nadia = await seat('Nadia Haddad', '?issue=4')
  const ruth = await seat('Ruth Amsel', '?issue=4')
  await ruth.getByRole('button', { name: /^Propose (a decision|another text)$/ }).click()
  await ruth.getByLabel('The decision').fill(decision)
  await ruth.getByRole('dialog').getByRole('button', { name: 'Support this text' }).click()
  const text = (page: Page) =>
    page.getByRole('article', { name: 'A supported decision' }).filter({ hasText: decision })
  await expect(text(nadia)).toContainText('Supported by Amsel Lettings.')

  await nadia.context().setOffline(true)
  await expect(nadia.getByText('Offline', { exact: true })).toBeVisible()
  await text(nadia).getByRole('button', { name: 'Support this text' }).click()
  await nadia.getByRole('button', { name: 'Yes, support it' }).click()
  await expect(nadia.getByText('This act binds you, so it needs a live connection')).toBeVisible()
  await nadia.getByRole('button', { name: 'Not now' }).click()

  await nadia.context().setOffline(false)
  await expect(nadia.getByText('Connected, all saved')).toBeVisible()
  await expect(text(ruth)).toContainText('Supported by Amsel Lettings.')

  await text(nadia).getByRole('button', { name: 'Support this text' }).click()
  await nadia.getByRole('button', { name: 'Yes, support it' }).click()
  await expect(text(ruth)).toContainText('Supported by Nadia Haddad and Amsel Lettings.')
})

test('texts that are too long are told before they are sent', async ({ seat }) => {
  const nadia = await seat('Nadia Haddad', '?issue=1')
  await composer(nadia).fill('x'.repeat(8_010))
  await expect(
    nadia.getByText('This is 10 characters longer than the 8,000 that can be sent.').first(),
  ).toBeVisible()
  await expect(nadia.getByRole('button', { name: 'Take this position' })).toBeDisabled()
})

test('a phone that wakes asks for what was said while it slept', async ({ seat }) => {
  const nadia = await seat('Nadia Haddad', '?issue=3')
  const tomasz = await seat('Tomasz Wilk', '?issue=3', { viewport: { width: 390, height: 844 } })
  // While it sleeps, what the server tells is lost, and the line still seems to stand.
  let asleep = false
  await tomasz.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer()
    line.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      if (!asleep) line.send(message)
    })
  })
  await tomasz.reload()
  await expect(tomasz.getByText('Connected, all saved')).toBeVisible()

  asleep = true
  await composer(nadia).fill('The deposit is returned within four weeks of the handover.')
  await take(nadia)
  await expect(positions(nadia, 'The deposit is returned within four weeks')).toBeVisible()
  asleep = false
  await expect(positions(tomasz, 'The deposit is returned within four weeks')).toHaveCount(0)
  await tomasz.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(positions(tomasz, 'The deposit is returned within four weeks')).toBeVisible()
})
