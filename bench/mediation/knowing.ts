import { optionsOf } from '@/server/bargaining/domain'
import { dealOfOutcome } from '@/server/bargaining/ranking'
import type { Strategy } from '@/server/bargaining/strategies'
import { productOf, type Table } from './table'

/**
 * What somebody would ask who could look into every party: the deals that most would take now, of those the ones with the
 * largest product. No mediator may know that; it tells how far questions alone can bring these parties.
 */
export function knowingAll({ problem: { domain } }: Table, strategies: readonly Strategy[]) {
  const count = domain.scores.reduce((product, _, k) => product * optionsOf(domain, k), 1)
  const deals = Array.from({ length: count }, (_, outcome) => dealOfOutcome(domain, outcome))
  const products = deals.map((deal) => productOf(domain, deal))
  const largest = products.reduce((most, product) => Math.max(most, product), 1)
  return (time: number, questions: number, known: ReadonlySet<string>): number[][] =>
    deals
      .map((deal, outcome) => {
        const takers = strategies.filter((strategy) => strategy.accepts(outcome, time)).length
        return { deal, worth: takers + 0.5 * ((products[outcome] ?? 0) / largest) ** 0.2 }
      })
      .filter(({ deal }) => !known.has(deal.join()))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, questions)
      .map(({ deal }) => deal)
}
