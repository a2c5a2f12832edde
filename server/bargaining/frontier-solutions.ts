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
  return solutionsAmong(domain, frontier, acceptableRows(domain, frontier), domain.reservations)
}

/**
 * Solutions among all deals that cross nobody's red line. Where a deal may lie below a reservation, a product or
 * a share of gains over it means nothing: Nash and Kalai–Smorodinsky count from each party's nadir on the frontier.
 * Egalitarian gains still count from the reservations, and may be negative.
 */
export function unrestrictedSolutions(domain: Domain, frontier: Frontier): Solutions {
  const rows = finiteRows(frontier)
  const nadir = leastOf(frontier, rows)
  const fromReservations = solutionsAmong(domain, frontier, rows, domain.reservations, false)
  const fromNadir = solutionsAmong(domain, frontier, rows, nadir)
  return {
    ...fromNadir,
    utilitarian: fromReservations.utilitarian,
    egalitarian: fromReservations.egalitarian,
  }
}

function solutionsAmong(
  domain: Domain,
  frontier: Frontier,
  rows: Int32Array,
  origin: Float64Array,
  products = true,
): Solutions {
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
    nash: products ? solve(nash, (gains) => productValue(domain, gains, ranges)) : undefined,
    kalaiSmorodinsky: products ? solve(shares, shares.estimate) : undefined,
  }
}

export function acceptableRows(domain: Domain, frontier: Frontier): Int32Array {
  return rowsWhere(frontier, (row) =>
    frontier.utilities.every((column, p) => (column[row] ?? NEVER) >= (domain.thresholds[p] ?? 0)),
  )
}

function finiteRows(frontier: Frontier): Int32Array {
  return rowsWhere(frontier, (row) => frontier.utilities.every((column) => column[row] !== NEVER))
}

/** Per party, its best utility among the rows (ideal). */
export function mostOf(frontier: Frontier, rows: Int32Array): Float64Array {
  return extremes(frontier, rows, Number.NEGATIVE_INFINITY, (a, b) => a > b)
}

/** Per party, its worst utility among the rows (over the frontier: nadir). */
export function leastOf(frontier: Frontier, rows: Int32Array): Float64Array {
  return extremes(frontier, rows, Number.POSITIVE_INFINITY, (a, b) => a < b)
}

function extremes(
  frontier: Frontier,
  rows: Int32Array,
  from: number,
  beyond: (a: number, b: number) => boolean,
): Float64Array {
  return Float64Array.from(frontier.utilities, (column) => {
    let found = from
    for (let i = 0; i < rows.length; i++) {
      const value = column[rows[i] ?? 0] ?? 0
      if (beyond(value, found)) found = value
    }
    return found
  })
}

function rowsWhere(frontier: Frontier, test: (row: number) => boolean): Int32Array {
  const rows = new Int32Array(frontier.size)
  let size = 0
  for (let row = 0; row < frontier.size; row++) if (test(row)) rows[size++] = row
  return rows.subarray(0, size)
}
