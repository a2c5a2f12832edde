import type { NegotiationId } from '@/server/protocol/ids'

/** Who waits for something to happen in a negotiation. In memory: a wait that is lost is asked again. */
export class Waiting {
  readonly #waiting = new Map<NegotiationId, Set<() => void>>()

  /** Everybody who waits there looks again. */
  wake(negotiation: NegotiationId): void {
    for (const look of this.#waiting.get(negotiation) ?? []) look()
  }

  /**
   * Listens from now on. `rung` resolves once something happens, the time is over, or whoever waits goes away:
   * who looks only after listening misses nothing.
   */
  listen(
    negotiation: NegotiationId,
    ms: number,
    signal: AbortSignal,
  ): { rung: Promise<void>; stop: () => void } {
    const here = this.#waiting.get(negotiation) ?? new Set()
    this.#waiting.set(negotiation, here)
    const { promise, resolve } = promised()
    const stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      here.delete(stop)
      if (here.size === 0 && this.#waiting.get(negotiation) === here) this.#waiting.delete(negotiation)
      resolve()
    }
    const timer = setTimeout(stop, ms)
    here.add(stop)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
    return { rung: promise, stop }
  }
}

function promised(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
