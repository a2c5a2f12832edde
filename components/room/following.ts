import type { Opened } from '@/server/protocol/state'
import type { StoredEntry } from '@/server/record/entry'
import { type Fault, type Replayed, replayEntry, type ToldEntry } from '@/server/record/replay'

/** The record as far as this browser has replayed it. */
export type Followed = { replayed: Replayed; entries: readonly ToldEntry[] }

type Taken = {
  followed: Followed
  fresh: readonly ToldEntry[]
  /** Something is missing before what came: ask for everything after our own `seq`. */
  gap: boolean
  fault: Fault | null
}

/** Takes what came in whatever order and however often; goes on only where the next entry is at hand. */
export function take(before: Followed, came: readonly StoredEntry[]): Taken {
  const ordered = [...came].sort((a, b) => a.seq - b.seq)
  let { replayed } = before
  const fresh: ToldEntry[] = []
  let gap = false
  let fault: Fault | null = null
  for (const stored of ordered) {
    if (stored.seq <= replayed.seq) continue
    if (stored.seq > replayed.seq + 1) {
      gap = true
      break
    }
    const step = replayEntry(replayed, stored)
    if (!step.ok) {
      fault = step.fault
      break
    }
    replayed = step.replayed
    fresh.push(step.entry)
  }
  const followed = fresh.length === 0 ? before : { replayed, entries: [...before.entries, ...fresh] }
  return { followed, fresh, gap, fault }
}

export function openedIn(followed: Followed): Opened | null {
  const { state } = followed.replayed
  return state.phase === 'Unopened' ? null : state
}
