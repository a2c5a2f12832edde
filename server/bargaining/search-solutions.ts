import { egalitarian } from './criteria'
import { type Domain, NEVER } from './domain'
import type { Solutions } from './frontier-solutions'
import { dealOf, type GainSpace, gainSpace, highestGains } from './gain-space'
import { type Optimum, type SearchLimits, searchGap } from './gap-search'
import { acceptableSum, leastShare, logProduct, type Objective } from './objectives'
import { productValue, realUtilities, type Solution } from './solution'

/** Most partial deals looked at to make an egalitarian deal efficient; its value is proved before. */
const REFINING = 500_000

const NO_SOLUTIONS: Solutions = {
  utilitarian: undefined,
  nash: undefined,
  egalitarian: undefined,
  kalaiSmorodinsky: undefined,
}

/**
 * Solutions among the deals acceptable to all, where the frontier is too large to hold. Values are proved unless a
 * `bound` says otherwise; of several deals with one value any may be returned (for egalitarian and
 * Kalai–Smorodinsky one with a large sum: leximin beyond the least gain is not searched for).
 */
export function searchedSolutions(domain: Domain, limits: SearchLimits): Solutions {
  const space = gainSpace(domain)
  if (!space) return NO_SOLUTIONS
  const n = space.parties
  const { scale, grain } = domain
  const highest = highestGains(space)
  const least = searchGap(space, leastShare(new Float64Array(n).fill(1), grain), [], limits)
  if (!least || (least.value < 0 && least.bound < 0)) return NO_SOLUTIONS
  const inUnit = (gain: number) => gain / scale
  const leastGain = (found: Optimum) => egalitarian.estimate(found.gains) / scale
  if (least.value < 0)
    return { ...NO_SOLUTIONS, egalitarian: present(domain, space, least, leastGain, inUnit) }

  const search = (objective: Objective, within = space) => searchGap(within, objective, [least.picks], limits)
  const everyone = new Float64Array(n).fill(1)
  const sum = search(acceptableSum(everyone, highest, grain))
  const product = least.value > 0 ? search(logProduct(highest)) : least
  const ideals = Array.from(highest, (_, p) =>
    search(
      acceptableSum(
        everyone.map((__, q) => Number(p === q)),
        highest,
        grain,
      ),
    ),
  )
  const ideal = Float64Array.from(ideals, (found) => found?.value ?? 0)
  const { counted, ranges } = sharedSpace(space, ideal)
  const reached = search(leastShare(ranges, grain), counted)
  // Shares of ideals that are not proved prove nothing.
  const share =
    reached && ideals.some((found) => !found?.proved) ? { ...reached, proved: false, bound: 1 } : reached

  // Of the deals with the largest least gain or share, one that leaves nothing on the table.
  const efficient = (found: Optimum | undefined, floors: Float64Array): Optimum | undefined => {
    if (!found) return undefined
    const above = { ...space, origin: space.origin.map((from, p) => from + (floors[p] ?? 0)) }
    const objective = acceptableSum(everyone, highestGains(above), grain)
    const better = searchGap(above, objective, [found.picks], {
      ...limits,
      nodes: Math.min(limits.nodes, REFINING),
    })
    return better ? { ...found, picks: better.picks } : found
  }
  const fairest = efficient(
    least,
    everyone.map(() => least.value),
  )
  const shared = efficient(
    share,
    ranges.map((range, p) => Math.min(share?.gains[p] ?? 0, Math.ceil((share?.value ?? 0) * range - 1e-6))),
  )

  const offset = domain.reservations.reduce((total, reservation) => total + reservation, 0)
  const total = (value: number) => (value + offset) / scale
  const asProduct = (found: Optimum) => productValue(domain, found.gains, highest)
  const asShare = (found: Optimum) => found.value
  return {
    utilitarian: present(domain, space, sum, (found) => total(found.value), total),
    nash: present(domain, space, product, asProduct, (log) => Math.exp(log) / scale ** n),
    egalitarian: present(domain, space, fairest, leastGain, inUnit),
    kalaiSmorodinsky: present(domain, space, shared, asShare, (bound) => bound),
  }
}

/**
 * The largest sum of utilities over all deals that cross nobody's red line: each issue decides for itself.
 * Undefined where every deal crosses one.
 */
export function largestSum(domain: Domain): Solution | undefined {
  const n = domain.parties.length
  let total = 0
  const deal = domain.scores.map((rows) => {
    let best = NEVER
    let option = 0
    for (let row = 0; row < rows.length; row += n) {
      const sum = rows.subarray(row, row + n).reduce((a, b) => a + b, 0)
      if (sum > best) {
        best = sum
        option = row / n
      }
    }
    total += best
    return option
  })
  if (total === NEVER) return undefined
  return { value: total / domain.scale, utilities: realUtilities(domain, deal), deal }
}

/**
 * A party whose ideal is its reservation has all it could gain at a gain of zero: counting from one below makes that
 * a full share, and anything less than acceptable a share of zero or under.
 */
function sharedSpace(space: GainSpace, ideal: Float64Array): { counted: GainSpace; ranges: Float64Array } {
  const origin = space.origin.map((from, p) => ((ideal[p] ?? 0) > 0 ? from : from - 1))
  return { counted: { ...space, origin }, ranges: ideal.map((range) => Math.max(1, range)) }
}

function present(
  domain: Domain,
  space: GainSpace,
  found: Optimum | undefined,
  value: (found: Optimum) => number | string,
  boundInUnit: (bound: number) => number,
): Solution | undefined {
  if (!found) return undefined
  const deal = dealOf(space, found.picks)
  const solution = { value: value(found), utilities: realUtilities(domain, deal), deal }
  return found.proved ? solution : { ...solution, bound: boundInUnit(found.bound) }
}
