import type { StoredEntry } from '@/server/record/entry'
import { NOTHING_REPLAYED, replayEntry } from '@/server/record/replay'
import { type StoryRow, storyRow } from './story-row'

/** The rows of a record that is whole. @throws when it is not */
export function rowsOf(entries: readonly StoredEntry[]): StoryRow[] {
  let replayed = NOTHING_REPLAYED
  return entries.map((stored) => {
    const step = replayEntry(replayed, stored)
    if (!step.ok) throw new Error(`entry ${stored.seq}: ${step.fault.fault}`)
    const before = replayed.state
    replayed = step.replayed
    const { hash, text } = stored
    return storyRow({ entry: step.entry, hash, text, before, after: replayed.state })
  })
}
