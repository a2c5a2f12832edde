import { bestRow } from './choose'
import { type Criterion, egalitarian, kalaiSmorodinsky, nash, utilitarian } from './criteria'
import { type Domain, NEVER, utilitiesOf } from './domain'
import type { Frontier } from './frontier'
import { productValue, realUtilities, type Solution } from './solution'

/** The four solutions over one set of deals; each undefined where that set is empty. */
export interface Solutions {
  readonly utilitarian: Solution | undefined
  readonly nash: Solution | undefined
  readonly egalitarian: Solution | undefined
  readonly kalaiSmorodinsky: Solution | undefined
}

/**
 * Solutions among the deals acceptable to all (individually rational): gains are counted from the reservations,
 * Kalai–Smorodinsky's ideal is each party's best among these deals.
 */
export function rationalSolutions(domain: Domain, frontier: Frontier): Solutions {
  const rows = acceptableRows(domain, frontier)
  const origin = domain.reservations
  const ranges = mostOf(frontier, rows).map((most, p) => most - (origin[p] ?? 0))
  const solve = (
    criterion: Criterion,
    value: (gains: Float64Array) => number | string,
  ): Solution | undefined => {
    const row = bestRow(frontier.utilities, rows, origin, criterion)
    if (row === undefined) return undefined
    const deal = frontier.dealAt(row)
    // Chosen by utilities as they are told apart, valued by what the deal earns to the last digit carried.
    const earned = utilitiesOf(domain, deal)
    const gains = origin.map((from, p) => {
      const told = (frontier.utilities[p]?.[row] ?? 0) - from
      return told === 0 ? 0 : (earned[p] ?? 0) - from
    })
    return { value: value(gains), utilities: realUtilities(domain, deal), deal }
  }
  const total = (gains: Float64Array) => gains.reduce((sum, gain, p) => sum + gain + (origin[p] ?? 0), 0)
  const shares = kalaiSmorodinsky(ranges)
  return {
    utilitarian: solve(utilitarian, (gains) => total(gains) / domain.scale),
    egalitarian: solve(egalitarian, (gains) => egalitarian.estimate(gains) / domain.scale),
    nash: solve(nash, (gains) => productValue(domain, gains, ranges)),
    kalaiSmorodinsky: solve(shares, shares.estimate),
  }
}

/** The frontier's rows acceptable to all. */
export function acceptableRows(domain: Domain, frontier: Frontier): Int32Array {
  const rows = new Int32Array(frontier.size)
  let size = 0
  for (let row = 0; row < frontier.size; row++)
    if (frontier.utilities.every((column, p) => (column[row] ?? NEVER) >= (domain.thresholds[p] ?? 0)))
      rows[size++] = row
  return rows.subarray(0, size)
}

/** Per party, its best utility among the rows (ideal). */
function mostOf(frontier: Frontier, rows: Int32Array): Float64Array {
  return Float64Array.from(frontier.utilities, (column) => {
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < rows.length; i++) most = Math.max(most, column[rows[i] ?? 0] ?? 0)
    return most
  })
}
