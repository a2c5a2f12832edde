import { expect, type Page } from '@playwright/test'

/** Signs in by a mailed link, as anybody does. `name` is given where the address is new. Ends on `after`. */
export async function signInByMail(
  page: Page,
  email: string,
  name: string,
  after = '/account',
): Promise<void> {
  await askForLink(page, email, after)
  await page.goto(await mailedLink(page, email))
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
