import { randomUUID } from 'node:crypto'
import { chromium, type Page } from '@playwright/test'
import { RunningParley } from '@/e2e/running-parley'
import { findChromium } from '@/scripts/steps/chromium.mjs'
import { quartiles } from './pairs'

const ACTS = 40

/** Signs in as a sample person and opens a place of the sample's room. @returns the negotiation's id */
async function enter(page: Page, name: string, query: string): Promise<string> {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  await page.goto('/negotiations')
  const address = await page.locator('a[href^="/n/"]').first().getAttribute('href')
  const room = address?.split('?')[0] ?? ''
  await page.goto(`${room}${query}`)
  await page.getByText('Connected, all saved').waitFor()
  return room.split('/')[2] ?? ''
}

/**
 * From the press of one person to the words in another's page: what a reader waits, the browser's work included.
 * Both browsers and the server share this machine, so the figure stands apart from the ratios. Needs `npm run build`.
 */
export async function domBench(): Promise<void> {
  const parley = await RunningParley.start()
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const [writer, reader] = await Promise.all([0, 1].map(() => browser.newPage({ baseURL: parley.url })))
    if (!writer || !reader) throw new Error('no browser')
    const negotiation = await enter(writer, 'Nadia', '?show=trades')
    await enter(reader, 'Tomasz', '?show=trades')
    const times: number[] = []
    for (let act = 0; act < ACTS; act++) {
      const mark = `mark ${randomUUID()}`
      const seen = reader.evaluate(
        (text) =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (!document.body.textContent.includes(text)) return
              observer.disconnect()
              resolve(performance.timeOrigin + performance.now())
            }
            const observer = new MutationObserver(look)
            observer.observe(document.body, { subtree: true, childList: true, characterData: true })
          }),
        mark,
      )
      const sent = await writer.evaluate(
        async ({ negotiation, id, mark }) => {
          const started = performance.timeOrigin + performance.now()
          await fetch(`/api/negotiations/${negotiation}/commands`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              id,
              negotiation,
              command: { type: 'ProposeTrade', offer: mark, want: 'that', because: 'so' },
            }),
          })
          return started
        },
        { negotiation, id: randomUUID(), mark },
      )
      times.push((await seen) - sent)
    }
    const [low, median, high] = quartiles(times.slice(5))
    console.log(
      `From sending to the words in another’s page: ${median.toFixed(0)} ms (quartiles ${low.toFixed(0)}–${high.toFixed(0)}, ${times.length - 5} acts)`,
    )
  } finally {
    await browser.close()
    await parley.remove()
  }
}
