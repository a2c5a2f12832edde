import { z } from 'zod'
import type { DelegateView } from '@/server/protocol/delegate-view'
import { negotiationId, partyId } from '@/server/protocol/ids'
import { me, meOf, phase } from './status'

/** The negotiation's public state as the record gives it. Its main parts; more may be added, none is taken away. */
const matter = z.looseObject({
  negotiation: negotiationId,
  phase,
  title: z.string(),
  topic: z.string(),
  charter: z.looseObject({ preset: z.string() }),
  parties: z.array(z.looseObject({ party: partyId, name: z.string() })),
  people: z.array(z.looseObject({ name: z.string(), role: z.string() })),
  intents: z.array(z.looseObject({ party: partyId, version: z.int() })),
  issues: z.array(z.looseObject({ issue: z.int(), title: z.string(), status: z.string() })),
  trades: z.array(z.looseObject({ trade: z.int(), party: partyId })),
  questions: z.array(z.looseObject({ question: z.int(), text: z.string() })),
  settlements: z.array(
    z.looseObject({ settlement: z.looseObject({ version: z.int(), digest: z.string() }) }),
  ),
})

export const view = z.strictObject({
  me,
  negotiation: matter,
  needs: z.array(z.looseObject({ kind: z.string() })),
  /** Private to whoever appointed the delegate; empty without the purpose `private`. */
  mine: z.array(z.looseObject({ kind: z.string() })),
})

export function viewOf(seen: DelegateView): unknown {
  return {
    me: meOf(seen.me),
    negotiation: seen.negotiation,
    needs: seen.needs,
    mine: seen.mine,
  }
}
