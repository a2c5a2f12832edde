import type { Domain } from './domain'
import type { Frontier } from './frontier'
import type { Solution } from './solution'
import type { Analysis } from './solve'

/** What `parley solve` prints for a case over finitely many deals. */
export interface SolveReport {
  /** A number, or a decimal string where it may pass 2^53. */
  readonly outcomes: number | string
  readonly acceptableToAll: number | null
  readonly passesRule: number | null
  /** Null where the whole frontier is too large to hold. */
  readonly pareto: {
    readonly size: number
    readonly irSize: number
    readonly sum: number | string | null
  } | null
  readonly utilitarian: Solution | null
  readonly utilitarianIR: Solution | null
  readonly nash: Solution | null
  readonly egalitarian: Solution | null
  readonly kalaiSmorodinsky: Solution | null
}

export function reportOf(domain: Domain, analysis: Analysis): SolveReport {
  const { outcomes, counts, frontier, rational, amongAcceptable } = analysis
  return {
    outcomes: outcomes <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(outcomes) : outcomes.toString(),
    acceptableToAll: counts?.acceptableToAll ?? null,
    passesRule: counts?.passesRule ?? null,
    pareto: frontier
      ? { size: frontier.size, irSize: rational?.length ?? 0, sum: sumOfCoordinates(domain, frontier) }
      : null,
    utilitarian: analysis.utilitarian ?? null,
    utilitarianIR: amongAcceptable.utilitarian ?? null,
    nash: amongAcceptable.nash ?? null,
    egalitarian: amongAcceptable.egalitarian ?? null,
    kalaiSmorodinsky: amongAcceptable.kalaiSmorodinsky ?? null,
  }
}

/** In the parties' unit, over all coordinates of the distinct vectors; null where a red line makes one endless. */
function sumOfCoordinates(domain: Domain, frontier: Frontier): number | null {
  const { grain, scale } = domain
  let total = 0n
  for (const column of frontier.utilities) {
    for (const utility of column) {
      if (!Number.isFinite(utility)) return null
      total += BigInt(Math.round(utility / grain))
    }
  }
  return Number(total) / (scale / grain)
}
