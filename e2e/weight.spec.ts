import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './matter'

/** What the JavaScript of the ratification page may weigh over that of an empty page, in bytes, gzipped. */
const GOAL = 30_000

/** The scripts that a browser fetches for a page, whoever asks for them and when. */
class Scripts {
  readonly #fetched: Response[] = []

  constructor(page: Page) {
    page.on('response', (response) => {
      if (response.headers()['content-type']?.includes('javascript')) this.#fetched.push(response)
    })
  }

  get many(): number {
    return this.#fetched.length
  }

  async weight(): Promise<number> {
    const bodies = await Promise.all(this.#fetched.map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  }
}

async function read(page: Page, words: string): Promise<void> {
  await page.getByLabel('My words').fill(words)
  await page.getByRole('button', { name: 'Send my words' }).click()
  await expect(page.getByRole('region', { name: 'How your words were read' })).toBeVisible()
}

test('the ratification page weighs little more than an empty one; what signs comes to whoever is about to sign', async ({
  table,
  person,
}) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])

  const nothing = await person('ana')
  const least = new Scripts(nothing)
  await nothing.goto('/blank', { waitUntil: 'networkidle' })
  expect(least.many).toBeGreaterThan(0)

  const asked = await person('ana')
  const scripts = new Scripts(asked)
  const shown = asked.waitForResponse((response) => response.url().endsWith('/commands'))
  await asked.goto(`${matter.room}/ratify`, { waitUntil: 'networkidle' })
  await shown
  expect((await scripts.weight()) - (await least.weight())).toBeLessThan(GOAL)

  // Words that bind nobody need no more than that.
  const before = scripts.many
  await read(asked, 'Fine, if the gate is painted.')
  expect(scripts.many).toBe(before)
  await asked.getByRole('button', { name: 'Change my words' }).click()
  await read(asked, 'I accept this settlement as written.')
  await asked.getByRole('button', { name: 'Yes, record this' }).click()
  await expect(asked.getByText('Your ratification is recorded')).toBeVisible()
  expect(scripts.many).toBeGreaterThan(before)
})
