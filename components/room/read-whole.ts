import type { Fetched } from '@/components/record/fetch-entries'
import { type Fault, NOTHING_REPLAYED, replayEntry, type ToldEntry } from '@/server/record/replay'
import type { Followed } from './following'

/** How a long record is replayed beside the page that shows where it stands. */
export type Reads = {
  /** The entries after `seq`, as the server has them now. */
  fetchAfter: (seq: number) => Promise<Fetched>
  /** Lets the browser do something else. */
  pause: () => Promise<void>
  /** Milliseconds, of any beginning. */
  now: () => number
}

/** Longest stretch of work at a time, in milliseconds. */
const WORK_MS = 12

/** What the server said of a record before it was read here. */
type Claimed = { seq: number; hash: string }

/**
 * Replays a record from its first entry, a stretch at a time, and looks whether it leads through what was claimed.
 * @returns null when it was not to be had now, or nobody wants it any more
 */
export async function readWhole(
  { fetchAfter, pause, now }: Reads,
  claimed: Claimed,
  unwanted: () => boolean,
): Promise<{ followed: Followed; fault: Fault | null } | null> {
  const found = await fetchAfter(0).catch(() => null)
  if (!found || 'refused' in found || found.entries.length < claimed.seq) return null
  let replayed = NOTHING_REPLAYED
  const entries: ToldEntry[] = []
  const ends = (fault: Fault | null) => ({ followed: { replayed, entries }, fault })
  let worked = now()
  for (const stored of found.entries) {
    const step = replayEntry(replayed, stored)
    if (!step.ok) return ends(step.fault)
    replayed = step.replayed
    entries.push(step.entry)
    if (stored.seq === claimed.seq && stored.hash !== claimed.hash)
      return ends({ seq: stored.seq, fault: 'broken-chain' })
    if (now() - worked < WORK_MS) continue
    await pause()
    if (unwanted()) return null
    worked = now()
  }
  return ends(null)
}
