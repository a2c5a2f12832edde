import { type Counts, countDeals } from './count'
import { type Domain, outcomesOf } from './domain'
import { type Frontier, paretoFrontier } from './frontier'
import { acceptableRows, rationalSolutions, type Solutions } from './frontier-solutions'
import { largestSum, searchedSolutions } from './search-solutions'
import type { Solution } from './solution'
import { tellingDeals } from './telling-deals'

/** Deals up to this many are counted one by one (whole subtrees at a time). */
const COUNTABLE = 100_000_000n
/** Spaces up to this size are worth a large effort for the whole frontier. */
const EXHAUSTIBLE = 20_000_000n

/** Where almost nothing is dominated a frontier is given up after this much: two to four minutes. */
const WORK = 5_000_000_000

/** Most partial deals any one search looks at before it answers with a bound instead of a proof. */
const NODES = 10_000_000

interface SolveOptions {
  /** Most rows looked at for the frontier, from four parties on, before only the solutions are found. */
  readonly work?: number
}

export interface Analysis {
  readonly outcomes: bigint
  /** Undefined where there are too many deals to look at. */
  readonly counts: Counts | undefined
  /** Undefined where it is too large to hold; `approximateFrontier` then covers it within a stated distance. */
  readonly frontier: Frontier | undefined
  /** Frontier vectors acceptable to all. */
  readonly rational: Int32Array | undefined
  /** Largest sum among all deals that cross nobody's red line. */
  readonly utilitarian: Solution | undefined
  /** Among the deals acceptable to all; each undefined where there is none. */
  readonly amongAcceptable: Solutions
}

/** Everything the engine says about one domain. */
export function analyse(domain: Domain, { work = WORK }: SolveOptions = {}): Analysis {
  const outcomes = outcomesOf(domain)
  const counts = outcomes <= COUNTABLE ? countDeals(domain) : undefined
  const frontier = paretoFrontier(domain, {
    candidates: candidatesWorthHolding(domain, outcomes),
    work,
  })
  if (frontier) {
    return {
      outcomes,
      counts,
      frontier,
      rational: acceptableRows(domain, frontier),
      utilitarian: largestSum(domain),
      amongAcceptable: rationalSolutions(domain, frontier),
    }
  }
  return {
    outcomes,
    counts,
    frontier,
    rational: undefined,
    utilitarian: largestSum(domain),
    // Few enough deals to walk through: their solutions are exact, whatever the frontier would have cost.
    amongAcceptable:
      outcomes <= EXHAUSTIBLE
        ? rationalSolutions(domain, tellingDeals(domain))
        : searchedSolutions(domain, { nodes: NODES }),
  }
}

/**
 * With up to three parties folding stays cheap; with more, frontiers of large spaces grow until nothing is dominated
 * any more, and searching is better than holding them.
 */
function candidatesWorthHolding(domain: Domain, outcomes: bigint): number {
  const parties = domain.parties.length
  const most = Math.floor(60_000_000 / parties)
  return parties <= 3 || outcomes <= EXHAUSTIBLE ? most : Math.floor(1_600_000 / parties ** 2)
}
