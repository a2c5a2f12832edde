import { type Domain, NEVER } from './domain'
import { type FoldLimits, type Frontier, fold } from './frontier'
import { maxima } from './maxima'

interface ApproximateFrontier {
  /** Deals that exist, with their exact utilities; not all of them need be undominated. */
  readonly frontier: Frontier
  /** For every deal there is one here that gives each party at most this much less, in the parties' own unit. */
  readonly epsilon: number
}

/**
 * Covers the frontier where the whole of it is too large to hold: after each issue only one candidate is kept for
 * each undominated cell of a grid, and the grid is coarsened until the candidates fit. Each issue can cost at most
 * one cell's width, so the distance from any deal is at most their sum. An epsilon of zero means nothing was lost.
 */
export function approximateFrontier(domain: Domain, limits: FoldLimits): ApproximateFrontier {
  const exact = fold(domain, limits, maxima)
  if (exact) return { frontier: exact, epsilon: 0 }
  for (let width = domain.grain; ; width *= 2) {
    const frontier = fold(domain, limits, (columns, count) => {
      return maxima(
        columns.map((column) => cellsOf(column, width)),
        count,
      )
    })
    // An exact integer falls short of its cell's upper edge by at least one unit.
    if (frontier) return { frontier, epsilon: ((width - 1) * domain.scores.length) / domain.scale }
    if (width > Number.MAX_SAFE_INTEGER) throw new RangeError('The limit leaves no room for a single deal')
  }
}

/** Cells are counted down from the best value, so that wide enough cells leave only one. */
function cellsOf(column: Float64Array, width: number): Float64Array {
  const top = column.reduce((most, value) => Math.max(most, value), NEVER)
  return column.map((value) => (value === NEVER ? NEVER : -Math.floor((top - value) / width)))
}
