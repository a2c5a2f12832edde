import { type Domain, optionsOf, utilitiesOf } from '@/server/bargaining/domain'
import { concessionPlanner } from '@/server/bargaining/planner'
import { dealOfOutcome, type Ranking, rankingOf } from '@/server/bargaining/ranking'
import { micro, type Strategy, timeDependent, titForTat } from '@/server/bargaining/strategies'
import type { Problem } from './domains'

type Maker = (own: Ranking, random: () => number, domain: Domain, party: number) => Strategy
const boulware: Maker = (own, random) => timeDependent(own, 'boulware', random)
const linear: Maker = (own, random) => timeDependent(own, 'linear', random)
const conceder: Maker = (own, random) => timeDependent(own, 'conceder', random)
const planner: Maker = (own, _, domain, party) => concessionPlanner(domain, party, own)

/** Who sits at the table, in turn from the game's seed on. `clock`: those who give way as time runs out. */
export const ROSTERS = {
  clock: [boulware, linear, conceder, planner],
  every: [boulware, linear, conceder, titForTat, micro, planner],
} as const
export type Roster = keyof typeof ROSTERS

/** The problem with every party's own ranking and the largest Nash product, by looking at every deal. */
export type Table = { problem: Problem; best: number; rankings: readonly Ranking[] }

/** Null where no deal that passes leaves everybody better off: then there is no Nash product to have a share of. */
export function tableFor(problem: Problem): Table | null {
  const { domain } = problem
  const count = domain.scores.reduce((product, _, k) => product * optionsOf(domain, k), 1)
  let best = 0
  for (let outcome = 0; outcome < count; outcome++)
    best = Math.max(best, productOf(domain, dealOfOutcome(domain, outcome)))
  return best > 0 ? { problem, best, rankings: domain.parties.map((_, p) => rankingOf(domain, p)) } : null
}

/** The product of all gains; nothing where somebody is left worse off. */
export function productOf(domain: Domain, deal: readonly number[]): number {
  return utilitiesOf(domain, deal).reduce(
    (product, worth, p) => product * Math.max(0, worth - (domain.reservations[p] ?? 0)),
    1,
  )
}
