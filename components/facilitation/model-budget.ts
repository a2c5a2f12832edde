import { partOfRuns, type Spent, spentBy } from '@/server/protocol/spent'
import type { Matter } from '@/server/protocol/state'
import type { ModelsAtHand } from '@/server/wire/models'

/** What the mediator's runs have used of models and may use; `part` of the whole, and `used` how much of that part. */
type ModelBudget = ModelsAtHand['limits'] & { spent: Spent; part: number; used: number }

export function modelBudget(
  state: Pick<Matter, 'runs' | 'parties' | 'caucuses'>,
  limits: ModelsAtHand['limits'],
): ModelBudget {
  const spent = spentBy(state)
  const part = partOfRuns(state)
  const tokens = limits.tokens === null ? null : Math.floor(limits.tokens * part)
  const microdollars = limits.microdollars === null ? null : Math.round(limits.microdollars * part)
  const used = Math.max(
    tokens === null ? 0 : spent.tokens / tokens,
    microdollars === null ? 0 : spent.microdollars / microdollars,
  )
  return { tokens, microdollars, spent, part, used }
}
