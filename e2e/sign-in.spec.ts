import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { io, type Socket } from 'socket.io-client'
import { expect, test } from './fixtures'
import { askForLink, mailedLink, signIn, signInByMail } from './people'
import { failedStart, freePort } from './running-parley'

test('a mailed link signs in by its button, once; opening it uses nothing up', async ({ page, visitor }) => {
  await askForLink(page, 'ana@example.org')
  const link = await mailedLink(page, 'ana@example.org')
  // A mail scanner opens every link before its reader does.
  const scanner = await visitor()
  await scanner.goto(link)
  await expect(scanner.getByText('This link signs you in as ana@example.org.')).toBeVisible()
  expect(await scanner.context().cookies()).toEqual([])

  await page.goto(link)
  await page.getByLabel('Your name').fill('Ana Rojas')
  await page.getByRole('button', { name: 'Sign in as ana@example.org' }).click()
  await page.waitForURL('**/account')
  await expect(page.getByLabel('Your name')).toHaveValue('Ana Rojas')

  await scanner.reload()
  await expect(scanner.getByRole('heading', { name: 'This link has been used' })).toBeVisible()
})

test('no cookie keeps the link, and the session’s is out of reach of scripts', async ({ page }) => {
  await signInByMail(page, 'cookies@example.org', 'Cy')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ value }) => decodeURIComponent(value)).join()).not.toContain('token=')
  const session = cookies.find(({ name }) => name.endsWith('session-token'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('the button works without script', async ({ browser, baseURL, page }) => {
  await askForLink(page, 'plain@example.org')
  const link = await mailedLink(page, 'plain@example.org')
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(link)
  await plain.getByLabel('Your name').fill('Paula')
  await plain.getByRole('button', { name: 'Sign in as plain@example.org' }).click()
  await expect(plain.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await context.close()
})

test('a link that was broken on its way says so', async ({ page }) => {
  await page.goto('/sign-in/link?token=half')
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByLabel('E-mail address')).toBeVisible()
})

test('after signing in one is where one wanted to go, and never on another site', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in\?after=/)
  await askForLink(page, 'after@example.org', 'https://evil.example/')
  const link = new URL(await mailedLink(page, 'after@example.org'))
  expect(link.searchParams.get('after')).toBe('/negotiations')
  link.searchParams.set('after', '//evil.example/')
  await page.goto(link.href)
  await page.getByLabel('Your name').fill('Ava')
  await page.getByRole('button', { name: 'Sign in as after@example.org' }).click()
  await page.waitForURL('**/negotiations')
})

test('an address gets five links in a quarter of an hour, then a sentence', async ({ page }) => {
  for (let link = 0; link < 5; link++) await askForLink(page, 'flood@example.org')
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill('flood@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(/Several links were asked for already.*try again in/)).toBeVisible()
})

/** A live connection under a browser's session; `ended` tells how it ends. */
async function connected(page: Page, url: string): Promise<{ socket: Socket; ended: Promise<string> }> {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const socket = io(url, { extraHeaders: { cookie, origin: url }, reconnection: false })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return { socket, ended: new Promise((resolve) => socket.on('disconnect', resolve)) }
}

test('signing out on all devices ends the other browser’s session and its live connection', async ({
  page,
  visitor,
  parley,
}) => {
  await signIn(page, 'two@example.org', 'Tea')
  const other = await visitor()
  await signIn(other, 'two@example.org', 'Tea')
  const live = await connected(other, parley.url)

  await page.getByRole('button', { name: 'Sign out on all devices' }).click()
  await page.waitForURL('**/sign-in')
  expect(await live.ended).toBe('io server disconnect')
  await other.goto('/account')
  await expect(other).toHaveURL(/\/sign-in\?after=/)
})

test('signing out here ends this browser’s connection and leaves the other browser signed in', async ({
  page,
  visitor,
  parley,
}) => {
  await signIn(page, 'one@example.org', 'Una')
  const other = await visitor()
  await signIn(other, 'one@example.org', 'Una')
  const [here, there] = [await connected(page, parley.url), await connected(other, parley.url)]
  await page.getByRole('button', { name: 'Una' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await here.ended).toBe('io server disconnect')
  expect(there.socket.connected).toBe(true)
  there.socket.close()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in\?after=/)
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible()
})

test('a new name shows in the header at once', async ({ page }) => {
  await signIn(page, 'name@example.org', 'Old Name')
  await page.getByLabel('Your name').fill('New Name')
  await page.getByRole('button', { name: 'Save my name' }).click()
  await expect(page.getByRole('button', { name: 'New Name' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('New Name')
})

test('state-changing routes and sockets refuse pages of other origins, and strangers', async ({
  page,
  parley,
  request,
}) => {
  await signIn(page, 'origin@example.org', 'Ori')
  const post = (origin: string) => page.request.post('/api/negotiations', { headers: { origin }, data: {} })
  for (const origin of ['http://evil.example', 'null', `${parley.url}.evil.example`])
    expect((await post(origin)).status(), origin).toBe(403)
  expect((await post(parley.url)).status()).toBe(400)
  const stranger = await request.post('/api/negotiations', { headers: { origin: parley.url }, data: {} })
  expect(stranger.status()).toBe(401)

  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const attempts: Record<string, string>[] = [
    { cookie, origin: 'http://evil.example' },
    { cookie, origin: 'null' },
    { origin: parley.url },
  ]
  for (const extraHeaders of attempts) {
    const socket = io(parley.url, { extraHeaders, reconnection: false })
    const refused = await new Promise<boolean>((resolve) => {
      socket.on('connect', () => resolve(false))
      socket.on('connect_error', () => resolve(true))
    })
    socket.close()
    expect(refused).toBe(true)
  }
})

test('sample persons sign in without a password', async ({ page }) => {
  await page.goto('/sign-in?after=/account')
  await page.getByRole('button', { name: 'Sign in as Nadia Haddad' }).click()
  await page.waitForURL((url) => url.pathname === '/account')
  await expect(page.getByRole('main')).toContainText('A sample person, on this computer only')
})

test('a public address refuses to start with sample persons', async () => {
  const { code, said } = await failedStart({
    PORT: String(await freePort()),
    PARLEY_URL: 'https://parley.example',
    PARLEY_SAMPLE: 'yes',
    AUTH_SECRET: 'a secret of more than thirty-two characters',
    PARLEY_SIGNING_KEY: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=',
    PARLEY_SEALING_KEY: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Parley <parley@parley.example>',
  })
  expect(code).toBe(1)
  expect(said).toContain('PARLEY_SAMPLE=yes is not allowed')
})

test('with a mail server the link goes there, and no page shows mails', async ({
  visitor,
  another,
  complaints,
}) => {
  complaints.expect(/404/)
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      let mail = ''
      stream.on('data', (part: Buffer) => {
        mail += part.toString()
      })
      stream.on('end', () => {
        mails.push(mail)
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const parley = await another({
    SMTP_URL: `smtp://127.0.0.1:${address.port}`,
    MAIL_FROM: 'Parley <parley@example.org>',
    PARLEY_SAMPLE: 'no',
  })
  const page = await visitor({ baseURL: parley.url })
  await askForLink(page, 'ana@example.org')
  await expect.poll(() => mails).toHaveLength(1)
  expect(mails[0]).toContain('To: ana@example.org')
  expect(mails[0]).toContain('Subject: Your sign-in link for Parley')
  expect((await page.goto('/mail'))?.status()).toBe(404)
  await page.goto('/sign-in')
  await expect(page.getByText('Sign in as a sample person')).toBeHidden()
  await new Promise<void>((resolve) => server.close(resolve))
})
