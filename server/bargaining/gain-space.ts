import { type Domain, NEVER } from './domain'
import { maxima } from './maxima'

/** One issue as a search sees it: only undominated options without a red line. */
export interface SearchIssue {
  readonly issue: number
  /** Option indices in the domain. */
  readonly options: Int32Array
  /** `scores[k × parties + party]` for the k-th option kept. */
  readonly scores: Float64Array
}

/** What can matter to deals acceptable to all, when only the best of them are sought. */
export interface GainSpace {
  readonly parties: number
  readonly issues: readonly SearchIssue[]
  /** Per party, what is taken from its sum of scores to give its gain. */
  readonly origin: Float64Array
}

/** Undefined where an issue has nothing but red lines: then no deal is acceptable to all. */
export function gainSpace(domain: Domain): GainSpace | undefined {
  const parties = domain.parties.length
  const issues: SearchIssue[] = []
  for (const [issue, rows] of domain.scores.entries()) {
    const size = rows.length / parties
    const open = Array.from({ length: size }, (_, option) => option).filter(
      (option) => !rows.subarray(option * parties, (option + 1) * parties).includes(NEVER),
    )
    if (open.length === 0) return undefined
    const columns = domain.parties.map((_, p) =>
      Float64Array.from(open, (option) => rows[option * parties + p] ?? 0),
    )
    const kept = maxima(columns, open.length)
    const options = kept.map((row) => open[row] ?? 0)
    const scores = new Float64Array(options.length * parties)
    options.forEach((option, k) => {
      scores.set(rows.subarray(option * parties, (option + 1) * parties), k * parties)
    })
    issues.push({ issue, options, scores })
  }
  return { parties, issues, origin: domain.reservations }
}

/** Option indices in the domain for positions in the space. */
export function dealOf(space: GainSpace, picks: ArrayLike<number>): number[] {
  return space.issues.map((issue, k) => issue.options[picks[k] ?? 0] ?? 0)
}

export function gainsOf(space: GainSpace, picks: ArrayLike<number>, into: Float64Array): Float64Array {
  const n = space.parties
  for (let p = 0; p < n; p++) into[p] = -(space.origin[p] ?? 0)
  for (let k = 0; k < space.issues.length; k++) {
    const scores = space.issues[k]?.scores
    const row = (picks[k] ?? 0) * n
    for (let p = 0; p < n; p++) into[p] = (into[p] ?? 0) + (scores?.[row + p] ?? 0)
  }
  return into
}

/** Per party, the most it could gain if it alone decided. */
export function highestGains(space: GainSpace): Float64Array {
  const n = space.parties
  return Float64Array.from({ length: n }, (_, p) =>
    space.issues.reduce(
      (total, { scores }) => {
        let most = Number.NEGATIVE_INFINITY
        for (let row = p; row < scores.length; row += n) most = Math.max(most, scores[row] ?? 0)
        return total + most
      },
      -(space.origin[p] ?? 0),
    ),
  )
}

/**
 * Issue by issue, the picks with the largest weighted score; returns the weighted sum of gains they reach, which no
 * deal exceeds. Writes picks and gains.
 */
export function weightedBest(
  space: GainSpace,
  weights: Float64Array,
  picks: Int32Array,
  gains: Float64Array,
): number {
  const n = space.parties
  for (let k = 0; k < space.issues.length; k++) {
    const scores = space.issues[k]?.scores ?? new Float64Array()
    let most = Number.NEGATIVE_INFINITY
    let pick = 0
    for (let row = 0, option = 0; row < scores.length; row += n, option++) {
      let worth = 0
      for (let p = 0; p < n; p++) worth += (weights[p] ?? 0) * (scores[row + p] ?? 0)
      if (worth > most) {
        most = worth
        pick = option
      }
    }
    picks[k] = pick
  }
  gainsOf(space, picks, gains)
  let total = 0
  for (let p = 0; p < n; p++) total += (weights[p] ?? 0) * (gains[p] ?? 0)
  return total
}
