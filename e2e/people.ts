import { expect, type Page } from '@playwright/test'
import type { samplePlaces } from '@/server/sample/persons'

export const SAMPLE = 'Nadia moves out of Ferry Street 14'
export type SamplePerson = (typeof samplePlaces)[number]['name']

/** Signs in by a mailed link, as anybody does. `name` is given where the address is new. Ends on `after`. */
export async function signInByMail(
  page: Page,
  email: string,
  name: string,
  after = '/account',
): Promise<void> {
  await askForLink(page, email, after)
  await page.goto(await mailedLink(page, email))
  await expect(page.getByRole('button', { name: `Sign in as ${email}` })).toBeVisible()
  const asked = page.getByLabel('Your name')
  if (await asked.isVisible()) await asked.fill(name)
  await page.getByRole('button', { name: `Sign in as ${email}` }).click()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === after)
}

export async function askForLink(page: Page, email: string, after = '/account'): Promise<void> {
  await page.goto(`/sign-in?after=${encodeURIComponent(after)}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
}

/** The link of the newest mail to an address whose subject matches, from the page of kept mails. */
export async function mailedLink(page: Page, email: string, subject = /sign-in link/): Promise<string> {
  const mail = page
    .getByRole('article')
    .filter({ hasText: `To ${email},` })
    .filter({ hasText: subject })
    .first()
  // Mails leave by the outbox, a moment after what they tell of.
  const there = async () => {
    await page.goto('/mail')
    return mail.isVisible()
  }
  await expect.poll(there).toBe(true)
  const link = await mail.getByRole('link').getAttribute('href')
  if (!link) throw new Error(`no mail to ${email} has a link`)
  return link
}

/** As `signInByMail`, where the sign-in is not what is tested: by the same forms, sent without opening their pages. */
export async function signIn(page: Page, email: string, name: string, after = '/account'): Promise<void> {
  // Any page of this origin can send forms; this one is there at once.
  await page.goto('/api/health')
  const answer = await submits(page, `/sign-in?after=${encodeURIComponent(after)}`, 'Send me a link', {
    email,
  })
  expect(answer).toContain('Check your mail')
  expect(await submits(page, await linkTo(page, email), `Sign in as ${email}`, { name })).toBeNull()
  await page.goto(after)
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === after)
}

/** Signs in as a person of the sample. @returns the sample negotiation's room, as an address */
export async function signInAsSample(page: Page, name: SamplePerson): Promise<string> {
  await page.goto('/api/health')
  expect(await submits(page, '/sign-in', `Sign in as ${name}`)).toBeNull()
  const room = await page.evaluate(async (title) => {
    const read = new DOMParser().parseFromString(await (await fetch('/negotiations')).text(), 'text/html')
    return [...read.links].find((one) => one.textContent === title)?.getAttribute('href')
  }, SAMPLE)
  if (!room) throw new Error('there is no sample negotiation')
  return room
}

/**
 * Fills in the form that holds a button and presses that, as a browser without script would.
 * @returns the text of the page that answers, or null where it leads to another one
 */
export async function submits(
  page: Page,
  address: string,
  button: string,
  fields: Record<string, string> = {},
): Promise<string | null> {
  return page.evaluate(
    async ({ address, button, fields }) => {
      const read = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
      const presses = (form: HTMLFormElement) =>
        [...form.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === button)
      const form = [...read.forms].find(presses)
      if (!form) throw new Error(`${address} has no ${button}: ${read.querySelector('h1')?.textContent}`)
      const sent = new FormData(form, presses(form))
      for (const [name, value] of Object.entries(fields)) sent.set(name, value)
      const answer = await fetch(address, { method: 'POST', body: sent, redirect: 'manual' })
      return answer.type === 'opaqueredirect' ? null : answer.text()
    },
    { address, button, fields },
  )
}

/** The path of the newest sign-in link to an address, once the page of kept mails has it. */
async function linkTo(page: Page, email: string): Promise<string> {
  let link = ''
  const found = async () => {
    link = await page.evaluate(async (to) => {
      const read = new DOMParser().parseFromString(await (await fetch('/mail')).text(), 'text/html')
      const mail = [...read.querySelectorAll('article')].find((one) => one.textContent.includes(`To ${to},`))
      const href = mail?.querySelector('a[href*="/sign-in/link"]')?.getAttribute('href')
      return href ? new URL(href).pathname + new URL(href).search : ''
    }, email)
    return link
  }
  await expect.poll(found, `a mail to ${email}`).not.toBe('')
  return link
}
