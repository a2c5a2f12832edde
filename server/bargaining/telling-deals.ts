import { remainders } from './count'
import { type Criterion, egalitarian, kalaiSmorodinsky, nash, utilitarian } from './criteria'
import type { Domain } from './domain'
import type { Frontier } from './frontier'

/**
 * Of all deals acceptable to everybody those that the named solutions are found among: each party's best, and the best
 * by each criterion. Walks every acceptable deal twice, so it is for spaces that can be walked; the frontier, which may
 * be nearly all of it, is not needed.
 */
export function tellingDeals(domain: Domain): Frontier {
  const ideals: (Found | undefined)[] = domain.parties.map(() => undefined)
  walkAcceptable(domain, (utilities, deal) => {
    for (let p = 0; p < utilities.length; p++)
      if (!ideals[p] || (utilities[p] ?? 0) > (ideals[p]?.utilities[p] ?? 0))
        ideals[p] = { utilities: utilities.slice(), deal: deal.slice() }
  })
  const ranges = domain.reservations.map((from, p) => (ideals[p]?.utilities[p] ?? from) - from)
  const bests = [utilitarian, nash, egalitarian, kalaiSmorodinsky(ranges)].map(
    (criterion) => new BestDeal(criterion, domain.reservations),
  )
  walkAcceptable(domain, (utilities, deal) => {
    for (const best of bests) best.offer(utilities, deal)
  })
  const rows = [...ideals, ...bests.map(({ found }) => found)]
    .flatMap((found) => found ?? [])
    .sort((a, b) => lexicographic(b.utilities, a.utilities))
  return {
    size: rows.length,
    utilities: domain.parties.map((_, p) => Float64Array.from(rows, ({ utilities }) => utilities[p] ?? 0)),
    dealAt: (row) => [...(rows[row]?.deal ?? [])],
  }
}

interface Found {
  readonly utilities: Float64Array
  readonly deal: Int32Array
}

/** Two estimates closer than this, relatively, are compared exactly. */
const NEARLY = 1e-11

/** Of equally good deals the one whose utilities come first in ascending order stays, as on a frontier. */
class BestDeal {
  found: Found | undefined
  private readonly gains: Float64Array
  private best: Float64Array
  private estimate = Number.NEGATIVE_INFINITY

  constructor(
    private readonly criterion: Criterion,
    private readonly origin: Float64Array,
  ) {
    this.gains = new Float64Array(origin.length)
    this.best = this.gains
  }

  offer(utilities: Float64Array, deal: Int32Array): void {
    const { gains, origin } = this
    for (let p = 0; p < gains.length; p++) gains[p] = (utilities[p] ?? 0) - (origin[p] ?? 0)
    const estimate = this.criterion.estimate(gains)
    if (this.found) {
      const margin = NEARLY * Math.max(Math.abs(estimate), Math.abs(this.estimate))
      if (estimate < this.estimate - margin) return
      if (estimate <= this.estimate + margin) {
        const better = this.criterion.compare(gains, this.best)
        if (better < 0 || (better === 0 && lexicographic(utilities, this.found.utilities) >= 0)) return
      }
    }
    this.best = gains.slice()
    this.estimate = estimate
    this.found = { utilities: utilities.slice(), deal: deal.slice() }
  }
}

function lexicographic(a: Float64Array, b: Float64Array): number {
  for (let p = 0; p < a.length; p++) if (a[p] !== b[p]) return (a[p] ?? 0) - (b[p] ?? 0)
  return 0
}

/** Visits every deal that all accept; what is handed over is used again for the next. */
function walkAcceptable(domain: Domain, visit: (utilities: Float64Array, deal: Int32Array) => void): void {
  const n = domain.parties.length
  const issues = domain.scores.length
  const { most } = remainders(domain)
  const sums = new Float64Array((issues + 1) * n)
  const deal = new Int32Array(issues)
  const last = sums.subarray(issues * n)
  const rounded = new Float64Array(n)
  const { grain, thresholds } = domain
  const walk = (issue: number): void => {
    const base = issue * n
    for (let p = 0; p < n; p++)
      if ((sums[base + p] ?? 0) + (most[base + p] ?? 0) < (thresholds[p] ?? 0)) return
    if (issue === issues) {
      if (grain === 1) visit(last, deal)
      else {
        for (let p = 0; p < n; p++) rounded[p] = Math.round((last[p] ?? 0) / grain) * grain
        visit(rounded, deal)
      }
      return
    }
    const rows = domain.scores[issue] ?? new Float64Array()
    for (let row = 0; row < rows.length; row += n) {
      for (let p = 0; p < n; p++) sums[base + n + p] = (sums[base + p] ?? 0) + (rows[row + p] ?? 0)
      deal[issue] = row / n
      walk(issue + 1)
    }
  }
  walk(0)
}
