import type { Page, Route } from '@playwright/test'
import { expect, test } from './matter'

/** Keeps a page's scripts back, as a slow line does. @returns lets them through */
async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let through = false
  await page.route('**/*.js', async (route) => {
    if (through) await route.continue()
    else held.push(route)
  })
  return async () => {
    through = true
    for (const route of held) await route.continue()
  }
}

/** Goes there and does not wait until the page listens, which every other test does. */
async function goesTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.location.assign(to), address)
}

test('a choice waits until the page listens: none is made that would be lost', async ({ table }) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  const listen = await withoutScripts(ana)
  await goesTo(ana, `${matter.room}/ratify/counter`)
  const term = ana.getByRole('group', { name: 'Term 1' })
  await expect(term.getByRole('radio', { name: 'Take out' })).toBeDisabled()
  await term.getByText('Take out').click({ force: true })
  await expect(term.getByRole('radio', { name: 'Keep' })).toBeChecked()
  await listen()
  await term.getByText('Take out').click()
  await expect(ana.getByRole('button', { name: 'Counter with 1 change' })).toBeEnabled()
  await expect(term.getByRole('radio', { name: 'Take out' })).toBeChecked()
})

test('so does the kind of a new negotiation', async ({ person }) => {
  const fay = await person('fay')
  const listen = await withoutScripts(fay)
  await goesTo(fay, '/negotiations/new')
  const bargaining = fay.getByRole('radio', { name: /^Bargaining/ })
  await expect(bargaining).toBeDisabled()
  await listen()
  await bargaining.check()
  await expect(bargaining).toBeChecked()
})

test('nothing is typed before the page listens: a kept draft would take its place', async ({ table }) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  await ana.goto(`${matter.room}/ratify`)
  const words = ana.getByLabel('My words')
  await words.fill('I accept this settlement as it stands')
  const listen = await withoutScripts(ana)
  await goesTo(ana, `${matter.room}/ratify`)
  await expect(words).not.toBeEditable()
  await words.focus()
  await ana.keyboard.type('Not yet')
  await listen()
  await expect(words).toBeEditable()
  await expect(words).toHaveValue('I accept this settlement as it stands')
})
