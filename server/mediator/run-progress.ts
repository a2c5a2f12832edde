import type { RunProgress } from '@/server/wire/messages'

type Listener = (progress: RunProgress) => void

/** Carries how far runs are from where they work to whoever looks on. Nothing of it is recorded. */
export class ProgressDesk {
  readonly #listeners = new Set<Listener>()

  tell(progress: RunProgress): void {
    for (const told of this.#listeners) told(progress)
  }

  onProgress(listener: Listener): void {
    this.#listeners.add(listener)
  }
}
