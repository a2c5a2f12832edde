import { BOUNDS, type Bound, inWords, takeFrom } from '@/server/limits'
import type { PersonId } from '@/server/protocol/ids'
import { refusal } from './door'

/** Entries of a bundle, or bytes of them, that weigh as much as one more bundle. */
const ENTRIES = 1_000
const BYTES = 2_000_000

/** Counts one request of a page's own code. @returns null while the person may go on, else the answer with its wait */
export async function beyond(bound: Bound, who: PersonId): Promise<Response | null> {
  const seconds = await takeFrom(bound, who)
  return seconds === 0 ? null : refusal({ code: 'TooManyRequests', seconds })
}

/** Counts one file that a person saves. The answer is read by that person, so it is a sentence. */
export async function beyondDownloads(
  bound: Extract<Bound, 'bundles-by-person' | 'downloads-by-person'>,
  who: PersonId,
  { entries, bytes } = { entries: 0, bytes: 0 },
): Promise<Response | null> {
  const { points } = BOUNDS[bound]
  // However long the record, two bundles of it can be had at once.
  const weight = Math.min(1 + Math.floor(Math.max(entries / ENTRIES, bytes / BYTES)), points / 2)
  const seconds = await takeFrom(bound, who, points, weight)
  if (seconds === 0) return null
  return new Response(
    `You asked for many files in a short time. Nothing is lost: try again ${inWords(seconds)}.\n`,
    {
      status: 429,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': String(seconds),
        'cache-control': 'no-store',
      },
    },
  )
}
