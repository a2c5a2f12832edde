import { expect, type Page } from '@playwright/test'
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

/** Looks are long on a busy machine, and a page that is still settling is looked at once more. */
const LOOKS_MS = 240_000

/** The page as it stands hinders no reader. */
export async function hindersNobody(page: Page, where = 'here'): Promise<void> {
  await expect.poll(() => hindrances(page), { message: where, timeout: LOOKS_MS }).toEqual([])
}

/** The same on a phone and then on a desk. */
export async function hindersNobodyOnAnyScreen(page: Page, where = 'here'): Promise<void> {
  for (const size of [PHONE_SCREEN, DESK]) {
    await page.setViewportSize(size)
    await hindersNobody(page, `${where}, at ${size.width} pixels`)
  }
}

/** What a reader would be hindered by, in light and in the dark: WCAG 2 A and AA, and scrolling sideways. */
async function hindrances(page: Page): Promise<string[]> {
  // A colour on its way to another is none that anybody has to read.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const found = await violations(page, READERS)
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await violations(page, COLOURS)))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
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
