import { z } from 'zod'
import { negotiationId, personId } from '@/server/protocol/ids'
import { presence, runProgress } from '@/server/wire/messages'

/**
 * What one Parley process tells the others on the same database. Hints alone: nothing that anybody wrote or sealed
 * travels in one, and whoever hears it reads the record.
 */
export const hint = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('written'), negotiation: negotiationId, seq: z.int().min(1) }),
  presence.extend({ kind: z.literal('presence') }),
  runProgress.extend({ kind: z.literal('progress') }),
  z.strictObject({ kind: z.literal('ended'), person: personId, session: z.string().nullable() }),
])
export type Hint = z.infer<typeof hint>

export interface FanOut {
  tell(what: Hint): void
  /** @param listener `from` names the process that told it; its own hints do not come back */
  onHint(listener: (what: Hint, from: string) => void): void
  /** Called after a time in which hints may have been missed. */
  onBack(listener: () => void): void
}

/** Of a process that has its database to itself. */
export const ALONE: FanOut = { tell: () => {}, onHint: () => {}, onBack: () => {} }
