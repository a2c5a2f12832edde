import { callsOf } from '@/server/protocol/disputes'
import type { State } from '@/server/protocol/state'
import { GrowingDigest } from './manifest'
import { Timeline } from './timeline'

/** What a replay gives besides its verdict. */
export class Told {
  state: State = { phase: 'Unopened' }
  confirmed = 0
  #sealed = 0
  #opened = 0
  #writer = new Timeline()
  #timeline = new GrowingDigest()

  take(...[entry, before, after]: Parameters<Timeline['take']>): void {
    this.state = after
    this.#sealed += entry.sealed.length
    // A confirmation opens two of its attempt's commitments: the words and the reading.
    if (entry.command.type === 'ConfirmRatification') {
      this.#opened += 2
      this.confirmed += 1
    }
    // Checked against its commitment when the act was carried out again.
    if (entry.command.type === 'RevealSealed' && !confirmedBefore(before, entry.command.part))
      this.#opened += 1
    this.#timeline.take(this.#writer.take(entry, before, after))
  }

  /** Sealed parts that nobody opened. */
  get sealed(): number {
    return this.#sealed - this.#opened
  }

  /** The digest of `timeline.md` as this program writes it; asked once, at the end. */
  timeline(): string {
    return this.#timeline.end()
  }
}

/** A confirmation has opened it already. */
function confirmedBefore(state: State, part: string): boolean {
  if (state.phase === 'Unopened') return false
  return callsOf(state).some(({ attempts, ratifications }) =>
    attempts.some(
      (one) =>
        (one.words === part || one.reading === part) &&
        ratifications.some(({ attempt }) => attempt === one.attempt),
    ),
  )
}
