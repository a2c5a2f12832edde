import { type BoundHit, type Bounds, judge } from './bounds'
import type { Domain } from './domain'
import { dealOfOutcome } from './ranking'
import {
  DEFAULT_STAGNATION,
  type IssueKind,
  isStagnant,
  type PublicOffer,
  type StagnationRule,
} from './stagnation'
import type { Strategy } from './strategies'
import { illegality, type Move, openTable, type Protocol, played, type Table } from './table'

/** One move as it would stand on a record, with the outcome offered or answered. */
export interface Step {
  readonly round: number
  readonly party: number
  readonly move: Move
  readonly outcome: number | undefined
}

/** How a run stopped; where it asks, people would decide. */
export type RunEnding =
  | {
      readonly kind: 'agreement'
      readonly deal: readonly number[]
      readonly outcome: number
      readonly round: number
    }
  | { readonly kind: 'no deal'; readonly reason: 'walked' }
  | { readonly kind: 'asks'; readonly reason: BoundHit | 'stagnation' }

interface Run {
  readonly steps: readonly Step[]
  readonly ending: RunEnding
}

export interface RunSettings {
  readonly protocol: Protocol
  readonly bounds: Bounds
  /** Undefined runs on regardless of stagnation. */
  readonly stagnation?: StagnationRule
  /** What movement means on each issue; a range is counted in places of its options. All are options where left out. */
  readonly kinds?: readonly IssueKind[]
  /** Milliseconds since the run began; the default stands still. */
  readonly elapsed?: () => number
  /** Told when a round begins; throwing from it abandons the run. */
  readonly onRound?: (round: number) => void
}

export const DEFAULT_SETTINGS: RunSettings = {
  protocol: 'alternating',
  bounds: { rounds: 20, offers: 1_000, elapsed: Number.POSITIVE_INFINITY },
  stagnation: DEFAULT_STAGNATION,
}

/** Lets strategies bargain under the table's own rules until the judge finds an end. Same inputs, same run. */
export function simulate(domain: Domain, strategies: readonly Strategy[], settings: RunSettings): Run {
  const kinds = settings.kinds ?? domain.scores.map((): IssueKind => ({ kind: 'options' }))
  const steps: Step[] = []
  const offers: PublicOffer[] = []
  let table = openTable(strategies.length, settings.protocol, { minAgree: strategies.length, veto: [] })
  let standing = 0
  let judgedRound = 1
  let begun = 0
  let stagnant = false
  for (;;) {
    if (table.round > judgedRound && settings.stagnation) {
      judgedRound = table.round
      stagnant = isStagnant(kinds, offers, table.round, settings.stagnation)
    }
    const finding = judge(table, settings.bounds, settings.elapsed?.() ?? 0, stagnant)
    if (finding.kind === 'agreement') {
      const deal = dealOfOutcome(domain, standing)
      return {
        steps,
        ending: { kind: 'agreement', deal, outcome: standing, round: steps.at(-1)?.round ?? 1 },
      }
    }
    if (finding.kind === 'no deal') return { steps, ending: finding }
    if (finding.kind === 'ask') return { steps, ending: { kind: 'asks', reason: finding.reason } }

    if (table.round > begun) {
      begun = table.round
      settings.onRound?.(begun)
    }
    const time = Math.min(1, (table.round - 1) / Math.max(1, settings.bounds.rounds - 1))
    const { party, move, outcome } = chosen(table, strategies, standing, time)
    const problem = illegality(table, party, move)
    if (problem) throw new Error(`A strategy made an illegal move: ${problem}`)
    steps.push({ round: table.round, party, move, outcome })
    if (move.type === 'offer' && outcome !== undefined) {
      standing = outcome
      if (settings.stagnation)
        offers.push({ round: table.round, by: party, package: dealOfOutcome(domain, outcome) })
      strategies.forEach((strategy, p) => {
        if (p !== party) strategy.hears(outcome, party)
      })
    }
    table = played(table, party, move)
  }
}

function chosen(
  table: Table,
  strategies: readonly Strategy[],
  standing: number,
  time: number,
): { party: number; move: Move; outcome: number | undefined } {
  const open = table.standing?.answers.indexOf('open') ?? -1
  const party = table.protocol === 'parallel' && open >= 0 ? open : table.turn
  const strategy = strategies[party]
  if (!strategy) throw new Error('Every party needs a strategy')
  const { number } = table.standing ?? { number: 0 }
  if (table.standing?.answers[party] === 'open' && strategy.accepts(standing, time)) {
    return { party, move: { type: 'accept', offer: number }, outcome: standing }
  }
  if (table.protocol === 'parallel' && table.standing) {
    return { party, move: { type: 'reject', offer: number }, outcome: standing }
  }
  const outcome = strategy.offers(time)
  return outcome === undefined
    ? { party, move: { type: 'walk' }, outcome }
    : { party, move: { type: 'offer' }, outcome }
}
