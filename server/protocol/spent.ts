import type { Matter } from './state'

/** Why a run asks no model any more; said on the record as the reason why it failed. */
export const SPENT_WORDS = {
  tokens:
    'The tokens that this negotiation may use are used up. Nothing was proposed. The built-in mediator uses none.',
  cost: 'The cost that this negotiation may have is reached. Nothing was proposed. The built-in mediator costs nothing.',
} as const

/** What runs of the mediator have used of models so far; cost in millionths of a US dollar, where prices were known. */
export type Spent = { tokens: number; microdollars: number; calls: number; ms: number }

export function spentBy(state: Pick<Matter, 'runs'>): Spent {
  const spent: Spent = { tokens: 0, microdollars: 0, calls: 0, ms: 0 }
  for (const { calls } of state.runs)
    for (const { used } of calls) {
      spent.tokens += used.input + used.output
      spent.microdollars += used.microdollars ?? 0
      spent.calls += 1
      spent.ms += used.ms
    }
  return spent
}
