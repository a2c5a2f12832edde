import { bestRow } from './choose'
import { type CoarseView, guessedDomain } from './coarse'
import { type Criterion, egalitarian, kalaiSmorodinsky, nash, utilitarian } from './criteria'
import { paretoFrontier } from './frontier'
import { acceptableRows, leastOf, mostOf } from './frontier-solutions'

export const CRITERIA_NAMED = ['nash', 'kalai-smorodinsky', 'egalitarian', 'utilitarian'] as const
export type NamedCriterion = (typeof CRITERIA_NAMED)[number]
export type ProposedDeal = { readonly criterion: NamedCriterion; readonly deal: readonly number[] }

/** Rounds for which a package that somebody turned down is not named again. */
const PATIENCE = 3
/** Vectors of a guess worth holding; a coarse guess needs no more. */
const HELD = 300_000

/**
 * Packages that a mediator proposes from coarse signals: for each criterion the best of the guess that nobody has
 * turned down of late. The same package is named once, under the first that finds it.
 */
export function proposePackages(
  view: CoarseView,
  criteria: readonly NamedCriterion[] = CRITERIA_NAMED,
): ProposedDeal[] {
  const guess = guessedDomain(view)
  const frontier = paretoFrontier(guess, { candidates: HELD })
  if (!frontier) return []
  // What was turned down long ago may be welcome by now.
  const now = Math.max(0, ...view.offers.map(({ round }) => round))
  const told = new Set(
    view.said.flatMap(({ round, deal, could }) => (!could && round >= now - PATIENCE ? [deal.join()] : [])),
  )
  const rational = acceptableRows(guess, frontier)
  const all = Int32Array.from({ length: frontier.size }, (_, row) => row)
  const found: ProposedDeal[] = []
  for (const criterion of criteria) {
    const fresh = (rows: Int32Array) =>
      rows.filter((row) => {
        const key = frontier.dealAt(row).join()
        return !told.has(key) && !found.some(({ deal }) => deal.join() === key)
      })
    // Where the guess leaves nothing that all would take, the least bad is still worth a question.
    const acceptable = fresh(rational)
    const rows = acceptable.length > 0 ? acceptable : fresh(all)
    const origin = acceptable.length > 0 ? guess.reservations : leastOf(frontier, rows)
    const row = bestRow(frontier.utilities, rows, origin, ruleOf(criterion, mostOf(frontier, rows), origin))
    if (row !== undefined) found.push({ criterion, deal: frontier.dealAt(row) })
  }
  return found
}

function ruleOf(name: NamedCriterion, most: Float64Array, origin: Float64Array): Criterion {
  switch (name) {
    case 'nash':
      return nash
    case 'kalai-smorodinsky':
      return kalaiSmorodinsky(most.map((value, p) => value - (origin[p] ?? 0)))
    case 'egalitarian':
      return egalitarian
    case 'utilitarian':
      return utilitarian
  }
}
