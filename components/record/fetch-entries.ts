import { z } from 'zod'
import type { NegotiationId } from '@/server/protocol/ids'
import { type StoredEntry, storedEntry } from '@/server/record/entry'

const answer = z.union([
  z.object({ entries: z.array(storedEntry) }),
  z.object({ outcome: z.literal('refused'), refusal: z.object({ code: z.string() }) }),
])

export type Fetched = { entries: StoredEntry[] } | { refused: string }

/** The entries after `after`, as the server has them now. @throws when no answer came */
export async function fetchEntries(negotiation: NegotiationId, after: number): Promise<Fetched> {
  const response = await fetch(`/api/negotiations/${negotiation}/entries?after=${after}`, {
    cache: 'no-store',
  })
  const read = answer.parse(await response.json())
  return 'entries' in read ? read : { refused: read.refusal.code }
}
