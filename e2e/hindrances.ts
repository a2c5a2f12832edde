import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const DESK = { width: 1440, height: 900 }
const PHONE_SCREEN = { width: 390, height: 844 }

/** What a reader would be hindered by, in light and in the dark: WCAG 2 A and AA, and scrolling sideways. */
export async function hindrances(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  // The theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  const found = [...violations, ...dark.violations].map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(', ')}`,
  )
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return beyond > 0 ? [...found, `${beyond} pixels wider than the window`] : found
}

/** No page of ours holds frames, for which alone axe would gather its results in a window of its own. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** The same on a desk and then on a phone, on the page as it stands. */
export async function hindrancesOnEveryScreen(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [PHONE_SCREEN, DESK]) {
    await page.setViewportSize(size)
    found.push(...(await hindrances(page)).map((one) => `at ${size.width} pixels, ${one}`))
  }
  return found
}
