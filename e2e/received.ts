import type { Page } from '@playwright/test'

/** Everything that reaches a browser from now on: bodies of responses, and frames of sockets. */
export class Received {
  readonly #bodies: Promise<string>[] = []
  readonly #frames: string[] = []

  constructor(page: Page) {
    page.on('response', (response) => {
      // The program itself is the same for everybody, and names every flag there is.
      if (response.request().resourceType() === 'script') return
      // A redirect has no body, and a page that was left takes its own away.
      this.#bodies.push(response.text().catch(() => ''))
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#frames.push(payload.toString())),
    )
  }

  /** As one text, without the marks by which texts are put inside other texts. */
  async all(): Promise<string> {
    return [...(await Promise.all(this.#bodies)), ...this.#frames].join('\n').replaceAll('\\', '')
  }
}
