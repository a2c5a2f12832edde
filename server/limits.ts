import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const QUARTER_HOUR = 15 * 60

/** How often something may be done under one key, within seconds. */
export const BOUNDS = {
  /** Sign-in mails to one address: nobody's mailbox is filled by strangers. */
  'mail-to-address': { points: 5, duration: QUARTER_HOUR },
  /** Sign-in mails asked for by one client. */
  'mail-by-client': { points: 60, duration: QUARTER_HOUR },
  /**
   * Links opened or pressed by one client: the operator may set another number. Guessing 256 bits is hopeless anyway;
   * this bounds the work.
   */
  'link-by-client': { points: 120, duration: QUARTER_HOUR },
  /** Invitations that one person has mailed: the operator may set another number. */
  'invitations-by-person': { points: 60, duration: 60 * 60 },
  /** Invitations that one person has mailed to one address: a third of those. */
  'invitations-to-address': { points: 20, duration: 60 * 60 },
  /** Letters of one kind to one person about one negotiation: however often somebody acts, a mailbox is not filled. */
  'letters-of-a-kind': { points: 20, duration: 60 * 60 },
  /** Bundles one person takes away, weighed by their entries: each is written anew from the whole record. */
  'bundles-by-person': { points: 300, duration: 5 * 60 },
  /** Receipts, checkpoints and files of evidence that one person asks for. */
  'downloads-by-person': { points: 600, duration: 60 },
  /** Stretches of a record, and sealed parts, that one person reads over HTTP. */
  'reads-by-person': { points: 1200, duration: 60 },
  /** Files of evidence one person brings; how many a negotiation may hold is bounded where they are kept. */
  'evidence-by-person': { points: 120, duration: 10 * 60 },
  /** Tokens for delegates that one person makes, whether or not they were revoked since. */
  'tokens-by-person': { points: 60, duration: 10 * 60 },
  /** What one person asks of the mediator in one negotiation: runs, and messages in a caucus that it answers. */
  'asks-in-negotiation': { points: 100, duration: 10 * 60 },
  /** The same over all negotiations of that person. */
  'asks-by-person': { points: 300, duration: 10 * 60 },
  /** Words of one person's that second readers are asked about: each costs models' work. */
  'readings-by-person': { points: 40, duration: 10 * 60 },
  /** Bytes of the acts one person sends: far above anybody's writing and pasting. What is recorded stays. */
  'bytes-by-person': { points: 10_000_000, duration: 10 * 60 },
  /** The same over a day. */
  'bytes-in-a-day': { points: 60_000_000, duration: 24 * 60 * 60 },
} as const
export type Bound = keyof typeof BOUNDS

const KEY: unique symbol = Symbol.for('parley.limits')
// The server and Next's bundles each have their own copy of this module, and count together.
const shared: typeof globalThis & { [KEY]?: Map<Bound, RateLimiterMemory> } = globalThis

/**
 * Counts one use.
 * @param points how often it may be done, where that is not what `BOUNDS` says
 * @param weight how many uses this one counts for
 * @returns 0 when it may go on, else the seconds after which it may be tried again
 */
export async function takeFrom(
  bound: Bound,
  key: string,
  points: number = BOUNDS[bound].points,
  weight = 1,
): Promise<number> {
  try {
    await limiter(bound, points).consume(key, weight)
    return 0
  } catch (reached) {
    if (!(reached instanceof RateLimiterRes)) throw reached
    // What weighs more than is left uses nothing up: what weighs less may still go on.
    if (weight > 1) await limiter(bound, points).reward(key, weight)
    return Math.max(1, Math.ceil(reached.msBeforeNext / 1_000))
  }
}

/** "in 40 seconds", "in 15 minutes", "in 3 hours" */
export function inWords(seconds: number): string {
  if (seconds >= 2 * 3_600) return `in ${Math.ceil(seconds / 3_600)} hours`
  if (seconds >= 90) return `in ${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
}

function limiter(bound: Bound, points: number): RateLimiterMemory {
  shared[KEY] ??= new Map()
  const known = shared[KEY].get(bound)
  if (known) return known
  const made = new RateLimiterMemory({ keyPrefix: bound, ...BOUNDS[bound], points })
  shared[KEY].set(bound, made)
  return made
}
