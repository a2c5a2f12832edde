import type { BrowserContext, Page } from '@playwright/test'

/**
 * Lets every page of a context be used only once it listens: what is filled in or pressed before React has taken a
 * page over is lost, and how long that takes depends on the machine.
 */
export function usedOnceListening(context: BrowserContext): void {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (...words) => {
      const response = await goto(...words)
      await listens(page)
      return response
    }
    page.reload = async (...words) => {
      const response = await reload(...words)
      await listens(page)
      return response
    }
  })
}

/** Waits until React has every control of the page, and has run what it runs then. Other documents listen at once. */
async function listens(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const taken = (control: Element) =>
          Object.keys(control).some((key) => key.startsWith('__reactProps$'))
        const look = () => {
          const controls = [
            ...document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea'),
          ]
          if (!('__next_f' in window) || controls.every(taken)) requestIdleCallback(() => resolve(true))
          else setTimeout(look, 10)
        }
        look()
      }),
  )
}
