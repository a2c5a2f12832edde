import { spentBy } from '@/server/protocol/spent'
import type { Opened } from '@/server/protocol/state'
import type { Limits } from '../calls'
import { builtInVoice } from './built-in-voice'

/**
 * What a negotiation may use of models is shared by the record alone: how much somebody used alone with a model tells
 * how much was said there, so nothing that others see may hang on it. Each party has a share of its own from its first
 * caucus with a model on; runs have the rest.
 */
export function limitsOfRuns(state: Opened, limits: Limits): Limits {
  const alone = new Set(
    state.caucuses
      .filter(({ mediator }) => mediator !== null && mediator !== builtInVoice.name)
      .map(({ party }) => party),
  )
  const left = 1 - alone.size / (state.parties.length + 1)
  return each(limits, (limit) => limit * left)
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

const each = ({ tokens, cost }: Limits, of: (limit: number) => number): Limits => ({
  tokens: tokens === null ? null : Math.floor(of(tokens)),
  cost: cost === null ? null : of(cost),
})
