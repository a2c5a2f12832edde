import type { NegotiationId } from '@/server/protocol/ids'

/** The time, except in the sample negotiation while it is played: there it is the time its story has reached. */
export class SampleClock {
  private story: { negotiation: NegotiationId; reached: number; since: number } | null = null

  constructor(private readonly real: () => Date = () => new Date()) {}

  readonly now = (negotiation: NegotiationId): Date => {
    const now = this.real()
    if (this.story?.negotiation !== negotiation) return now
    return new Date(this.story.reached + (now.getTime() - this.story.since))
  }

  /** From here on it is this time there, and it goes on from it as time does. */
  set(negotiation: NegotiationId, reached: Date): void {
    this.story = { negotiation, reached: reached.getTime(), since: this.real().getTime() }
  }

  /** The story has been told: from here on it is now there too. */
  over(): void {
    this.story = null
  }
}
