import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { RunningParley } from './running-parley'

/** What browsers complained about. A test that expects a complaint says so; any other one fails it. */
export class Complaints {
  readonly #heard: string[] = []
  readonly #expected: RegExp[] = []

  /** Says that complaints matching `pattern` belong to what this test does. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  listenTo(context: BrowserContext): void {
    context.on('weberror', (error) => this.#heard.push(String(error.error())))
    context.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`)
    })
  }

  unexpected(): string[] {
    return this.#heard.filter((heard) => !this.#expected.some((pattern) => pattern.test(heard)))
  }
}

interface TestFixtures {
  complaints: Complaints
  /** Opens a browser of its own for one more person: own cookies, own storage. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
}

interface WorkerFixtures {
  parley: RunningParley
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  parley: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const parley = await RunningParley.start()
      await use(parley)
      await parley.remove()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ parley }, use) => use(parley.url),

  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const complaints = new Complaints()
      await use(complaints)
      expect(complaints.unexpected(), 'what the browsers complained about').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context)
    await use(context)
  },

  visitor: async ({ browser, baseURL, viewport, complaints }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, viewport, ...options })
      opened.push(context)
      complaints.listenTo(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export { expect } from '@playwright/test'
