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

/** The name of the mediator of rules, in the room and in caucuses. It asks no model. */
export const BUILT_IN = 'built-in'

/**
 * Which part of what a negotiation's mediator may use of models its runs have. It follows from the record alone: how
 * much somebody used alone with a model tells how much was said there, so nothing that others see may hang on it. Each
 * party has a share of its own from its first caucus with a model on; runs have the rest.
 */
export function partOfRuns({ parties, caucuses }: Pick<Matter, 'parties' | 'caucuses'>): number {
  const alone = new Set(
    caucuses.filter(({ mediator }) => mediator !== null && mediator !== BUILT_IN).map(({ party }) => party),
  )
  return 1 - alone.size / (parties.length + 1)
}
