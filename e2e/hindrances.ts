import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const DESK = { width: 1440, height: 900 }
const PHONE_SCREEN = { width: 390, height: 844 }

const READERS = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] } as const
/** The theme changes colours and nothing else. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** What a reader would be hindered by, in light and in the dark: WCAG 2 A and AA, and scrolling sideways. */
export async function hindrances(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const found = await violations(page, READERS)
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await violations(page, COLOURS)))
  await page.emulateMedia({ colorScheme: 'light' })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return beyond > 0 ? [...found, `${beyond} pixels wider than the window`] : found
}

/** Run in the page itself, which is given axe once: no page of ours holds frames. */
async function violations(page: Page, rules: typeof READERS | typeof COLOURS): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
  return page.evaluate(async ({ type, values }) => {
    if (!window.axe) throw new Error('axe is not in the page')
    // Of what passes nothing is asked: naming each such element would take most of the time.
    const { violations } = await window.axe.run(document, {
      runOnly: { type, values: [...values] },
      resultTypes: ['violations'],
    })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(', ')}`,
    )
  }, rules)
}

/** The same on a desk and then on a phone, on the page as it stands. */
export async function hindrancesOnEveryScreen(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [PHONE_SCREEN, DESK]) {
    await page.setViewportSize(size)
    found.push(...(await hindrances(page)).map((one) => `at ${size.width} pixels, ${one}`))
  }
  return found
}
