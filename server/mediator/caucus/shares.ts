import { partOfRuns, spentBy } from '@/server/protocol/spent'
import type { Opened } from '@/server/protocol/state'
import type { Limits } from '../calls'

/** What runs may use, with the shares of parties alone with a model set aside. */
export function limitsOfRuns(state: Opened, { tokens, cost }: Limits): Limits {
  const part = partOfRuns(state)
  return {
    tokens: tokens === null ? null : Math.floor(tokens * part),
    cost: cost === null ? null : cost * part,
  }
}

/** What answers to one party alone may use: its share, or less where runs have used more than was left to them. */
export function limitsAlone(state: Opened, limits: Limits): Limits {
  const many = state.parties.length
  const used = spentBy(state)
  const of = (limit: number, inPublic: number) =>
    Math.min(limit / (many + 1), Math.max(0, limit - inPublic) / Math.max(1, many))
  return {
    tokens: limits.tokens === null ? null : Math.floor(of(limits.tokens, used.tokens)),
    cost: limits.cost === null ? null : of(limits.cost, used.microdollars / 1_000_000),
  }
}
