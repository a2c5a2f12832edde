import { randomInt } from 'node:crypto'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { usedOnceListening } from './listening'
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

/** What says where a browser asks from. Each is its own, as behind a proxy: what one client may do is not counted together. */
function elsewhere(): Record<string, string> {
  return { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` }
}

/** A start takes its time on a busy machine, and none of it is a test's. */
export const STARTING_MS = 300_000

interface TestFixtures {
  complaints: Complaints
  /** Starts a Parley of the test's own, stopped after its browsers have been closed: none is cut off in the middle of an answer. */
  another: (settings: Record<string, string>) => Promise<RunningParley>
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
    { scope: 'worker', timeout: STARTING_MS },
  ],

  baseURL: async ({ parley }, use) => use(parley.url),

  complaints: [
    async ({ parley }, use, testInfo) => {
      const complaints = new Complaints()
      await use(complaints)
      const body = parley.said
      if (testInfo.status !== testInfo.expectedStatus || complaints.unexpected().length > 0)
        await testInfo.attach('what Parley said', { body, contentType: 'text/plain' })
      expect(complaints.unexpected(), 'what the browsers complained about').toEqual([])
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use(elsewhere()),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  another: async ({}, use) => {
    const started: RunningParley[] = []
    await use(async (settings) => {
      const parley = await RunningParley.start(settings)
      started.push(parley)
      return parley
    })
    for (const parley of started) await parley.remove()
  },

  // Needs `another` so as to be closed before it.
  context: async ({ context, complaints, another: _ }, use) => {
    complaints.listenTo(context)
    usedOnceListening(context)
    await use(context)
  },

  visitor: async ({ browser, baseURL, viewport, complaints, another: _ }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const extraHTTPHeaders = elsewhere()
      const context = await browser.newContext({ baseURL, viewport, extraHTTPHeaders, ...options })
      opened.push(context)
      complaints.listenTo(context)
      usedOnceListening(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export { expect } from '@playwright/test'
