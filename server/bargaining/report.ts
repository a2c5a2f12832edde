import type { ReadCase } from './case-file'
import { type ContractReport, reportContracts } from './contract-file'
import type { Domain } from './domain'
import type { Frontier } from './frontier'
import { type MixedProblem, solveMixed } from './mixed'
import type { Solution } from './solution'
import { type Analysis, analyse } from './solve'

/** What `parley solve` prints for a case. */
export interface SolveReport {
  /** A number, or a decimal string where it may pass 2^53; null where an issue is continuous. */
  readonly outcomes: number | string | null
  /** Null where there are too many deals to count. */
  readonly acceptableToAll: number | null
  readonly passesRule: number | null
  /** Null where the whole frontier is too large to hold, or continuous. */
  readonly pareto: { readonly size: number; readonly irSize: number; readonly sum: number | null } | null
  readonly utilitarian: Solution | null
  /** From here on among the deals acceptable to all; null where there is none. */
  readonly utilitarianIR: Solution | null
  readonly nash: Solution | null
  readonly egalitarian: Solution | null
  readonly kalaiSmorodinsky: Solution | null
}

export function solveCase(read: ReadCase): SolveReport | { name: string; tasks: ContractReport[] } {
  switch (read.kind) {
    case 'discrete':
      return reportDiscrete(read.domain, analyse(read.domain), read.valueAt)
    case 'mixed':
      return reportMixed(read.problem)
    case 'contracts':
      return reportContracts(read.file)
  }
}

export function reportDiscrete(
  domain: Domain,
  analysis: Analysis,
  valueAt = (_issue: number, option: number) => option,
): SolveReport {
  const { outcomes, counts, frontier, rational, amongAcceptable } = analysis
  const named = (solution: Solution | undefined) =>
    solution ? { ...solution, deal: solution.deal.map((option, k) => valueAt(k, option)) } : null
  return {
    outcomes: outcomes <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(outcomes) : outcomes.toString(),
    acceptableToAll: counts?.acceptableToAll ?? null,
    passesRule: counts?.passesRule ?? null,
    pareto: frontier
      ? { size: frontier.size, irSize: rational?.length ?? 0, sum: sumOfCoordinates(domain, frontier) }
      : null,
    utilitarian: named(analysis.utilitarian),
    utilitarianIR: named(amongAcceptable.utilitarian),
    nash: named(amongAcceptable.nash),
    egalitarian: named(amongAcceptable.egalitarian),
    kalaiSmorodinsky: named(amongAcceptable.kalaiSmorodinsky),
  }
}

function reportMixed(problem: MixedProblem): SolveReport {
  const { utilitarian, utilitarianIR, nash, egalitarian, kalaiSmorodinsky } = solveMixed(problem)
  return {
    outcomes: null,
    acceptableToAll: null,
    passesRule: null,
    pareto: null,
    utilitarian: utilitarian ?? null,
    utilitarianIR: utilitarianIR ?? null,
    nash: nash ?? null,
    egalitarian: egalitarian ?? null,
    kalaiSmorodinsky: kalaiSmorodinsky ?? null,
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
