import type { Page } from '@playwright/test'

type Held = { next: () => Promise<void>; letAll: () => void }
declare global {
  interface Window {
    heldThreads?: Held
  }
}

/**
 * Holds back what threads of a page tell it, until the test lets it through: how far work is then depends on the test and
 * on no clock. A thread that is ended tells nothing more, as ever.
 */
export async function holdThreads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let waiting: (() => void)[] = []
    const wanted: (() => void)[] = []
    let open = false
    const pass = () => {
      while (waiting.length > 0 && (open || wanted.length > 0)) {
        waiting.shift()?.()
        wanted.shift()?.()
      }
    }
    window.heldThreads = {
      next: () =>
        new Promise((resolve) => {
          open = false
          wanted.push(resolve)
          pass()
        }),
      letAll: () => {
        open = true
        pass()
      },
    }
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
        if (type !== 'message' || typeof listener !== 'function') {
          super.addEventListener(type, listener)
          return
        }
        super.addEventListener(type, (event) => {
          waiting.push(() => listener(event))
          pass()
        })
      }
      override terminate(): void {
        waiting = []
        super.terminate()
      }
    }
  })
}

/** Lets one more message through, as soon as there is one. */
export const nextMessage = (page: Page) => page.evaluate(() => window.heldThreads?.next())
export const letAll = (page: Page) => page.evaluate(() => window.heldThreads?.letAll())

/**
 * Holds back how far the server says that a run is, and all that comes after it, until the test lets it through.
 * @returns lets one more message through, as soon as there is one; and all of them
 */
export async function holdProgress(page: Page): Promise<{ next: () => Promise<void>; letAll: () => void }> {
  const waiting: (() => void)[] = []
  const wanted: (() => void)[] = []
  let open = false
  const pass = () => {
    while (waiting.length > 0 && (open || wanted.length > 0)) {
      waiting.shift()?.()
      wanted.shift()?.()
    }
  }
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const told = String(message).startsWith('42')
      if (!told || (waiting.length === 0 && !String(message).startsWith('42["progress"'))) {
        socket.send(message)
        return
      }
      waiting.push(() => socket.send(message))
      pass()
    })
  })
  return {
    next: () =>
      new Promise((resolve) => {
        wanted.push(resolve)
        pass()
      }),
    letAll: () => {
      open = true
      pass()
    },
  }
}
