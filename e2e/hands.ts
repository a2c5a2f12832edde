import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** More stops than any page here has, dates counting several. */
const MOST_STOPS = 250

/** A stop of the keyboard: what it is called, and whether one sees that one is there. */
type Stop = { name: string; at: string; seen: boolean }

/** Somebody who uses a page by the keyboard alone. Every stop on the way has to show where the keyboard is. */
export class Hands {
  constructor(readonly page: Page) {}

  /** Tabs on until `wanted` has the focus. */
  async reach(wanted: Locator): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
      const stop = await this.stop()
      if (stop) expect(stop.seen, `one sees that the keyboard is at ${stop.name}`).toBe(true)
    }
    throw new Error('the keyboard never came there')
  }

  async press(wanted: Locator, ...keys: string[]): Promise<void> {
    await this.reach(wanted)
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async type(wanted: Locator, text: string): Promise<void> {
    await this.reach(wanted)
    await this.page.keyboard.type(text)
  }

  /** Once round the page: every stop. It has to have an end, from anywhere. */
  async round(): Promise<Stop[]> {
    await this.toTheEnd()
    return this.toTheEnd()
  }

  private async toTheEnd(): Promise<Stop[]> {
    const stops: Stop[] = []
    for (let pressed = 0; pressed < MOST_STOPS; pressed++) {
      await this.page.keyboard.press('Tab')
      const stop = await this.stop()
      // Behind the last stop some windows come first, and in others the page begins anew.
      if (stop === null || (stops.length > 1 && stop.at === stops[0]?.at)) return stops
      // The parts of a date are one field.
      if (stops.at(-1)?.at !== stop.at) stops.push(stop)
    }
    throw new Error(`the keyboard is held at ${stops.at(-1)?.name}`)
  }

  /** Where the keyboard is: an outline round it, or round the label that stands for it. Null outside the page. */
  async stop(): Promise<Stop | null> {
    return this.page.evaluate(() => {
      const here = document.activeElement
      if (!here || here === document.body) return null
      const outlined = (element: Element | null) => {
        if (!element) return false
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        const { width, height, bottom, top } = element.getBoundingClientRect()
        const shown = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight
        return (
          shown &&
          outlineStyle !== 'none' &&
          Number.parseFloat(outlineWidth) >= 2 &&
          !/^rgba\(.*, 0\)$|^transparent$/.test(outlineColor)
        )
      }
      const clear = Number(getComputedStyle(here).opacity) === 0
      const name =
        here.getAttribute('aria-label') ?? here.closest('label')?.textContent ?? here.textContent ?? ''
      const path: number[] = []
      for (let each: Element | null = here; each?.parentElement; each = each.parentElement)
        path.unshift([...each.parentElement.children].indexOf(each))
      return {
        name,
        at: path.join('.'),
        seen: outlined(clear ? here.closest('label') : here),
      }
    })
  }
}

/** What the keyboard has to stop at, by name: of radio buttons that belong together, the chosen one. */
export function stopsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])',
    )
    return [...all]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          // It hands the keyboard on to the tab that is chosen.
          element.role !== 'tablist' &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
      )
      .map(
        (element) =>
          element.getAttribute('aria-label') ??
          element.closest('label')?.textContent ??
          element.textContent ??
          '',
      )
  })
}
