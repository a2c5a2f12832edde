import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Opens a page of a room, and waits until what happens there reaches it. */
export async function live(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByText('Connected, all saved')).toBeVisible()
}
