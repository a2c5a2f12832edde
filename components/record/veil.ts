import { hidesAnswers, isAnothersAnswer } from '@/components/room/asked-alone'
import type { PersonId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { StoryRow } from './story-row'

/**
 * Each party is asked alone: what the others did in the open call is veiled to who has not answered yet.
 * @returns a test for one entry
 */
export function veilFor(opened: Opened | null, me: PersonId): (row: StoryRow) => boolean {
  const party = opened?.people.findLast((one) => one.person === me)?.party ?? null
  if (opened?.phase !== 'Ratification' || !hidesAnswers(opened, party)) return () => false
  const since = opened.open.mark.seq
  return (row) => row.seq > since && isAnothersAnswer(row.entry, me)
}
