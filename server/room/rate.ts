import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Refused } from '@/server/house'
import type { PersonId } from '@/server/protocol/ids'

const SECONDS = 10
/** Commands one person may send in ten seconds, over all tabs and doors: far above a hand, far below a script. */
const commands = new RateLimiterMemory({ points: 200, duration: SECONDS })

/** A refusal when a person sends faster than anybody can. */
export async function tooFast(person: PersonId): Promise<Refused | null> {
  try {
    await commands.consume(person)
    return null
  } catch {
    return { outcome: 'refused', refusal: { code: 'TooManyRequests', seconds: SECONDS } }
  }
}
