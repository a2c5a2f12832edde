import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a reader would be hindered by, in light and in the dark: WCAG 2 A and AA, and scrolling sideways. */
export async function hindrances(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze()
  // The theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
  const found = [...violations, ...dark.violations].map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(', ')}`,
  )
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return beyond > 0 ? [...found, `${beyond} pixels wider than the window`] : found
}
