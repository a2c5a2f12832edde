/**
 * Weights from a ranking alone: the centroid of all weights that respect it (Barron and Barrett 1996). `ranks` gives
 * each issue's place, 1 the most important; issues sharing a place share its weight. The weights sum to 1.
 */
export function weightsFromRanks(ranks: readonly number[]): number[] {
  const places = [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
  const centroid = places.map(
    (_, place) => places.slice(place).reduce((sum, __, k) => sum + 1 / (place + k + 1), 0) / places.length,
  )
  return ranks.map((rank) => {
    const shared = places.flatMap((issue, place) => (ranks[issue] === rank ? [centroid[place] ?? 0] : []))
    return shared.reduce((sum, weight) => sum + weight, 0) / shared.length
  })
}

/** "The first matters `ratio` times as much as the second." */
interface Comparison {
  readonly first: number
  readonly second: number
  readonly ratio: number
}

interface ComparedWeights {
  /** Summing to 1. */
  readonly weights: readonly number[]
  /** The factor by which answers typically contradict each other; 1 where they fit together exactly. */
  readonly inconsistency: number
  /** Groups of issues that no chain of answers connects; their shares were assumed equal. */
  readonly unconnected: readonly (readonly number[])[]
}

/**
 * Weights from a few pairwise answers: the least squares fit of their logarithms (Crawford and Williams 1985), by
 * relaxation, which needs no answer for most pairs. Ratios are positive.
 */
export function weightsFromComparisons(issues: number, comparisons: readonly Comparison[]): ComparedWeights {
  const logs = new Array<number>(issues).fill(0)
  for (let sweep = 0; sweep < 2_000; sweep++) {
    for (let issue = 0; issue < issues; issue++) {
      const asked = comparisons.flatMap(({ first, second, ratio }) => {
        if (first === issue) return [(logs[second] ?? 0) + Math.log(ratio)]
        return second === issue ? [(logs[first] ?? 0) - Math.log(ratio)] : []
      })
      if (asked.length > 0) logs[issue] = asked.reduce((sum, value) => sum + value, 0) / asked.length
    }
  }
  const groups = connected(issues, comparisons)
  for (const group of groups) {
    const mean = group.reduce((sum, issue) => sum + (logs[issue] ?? 0), 0) / group.length
    for (const issue of group) logs[issue] = (logs[issue] ?? 0) - mean
  }
  const raw = logs.map(Math.exp)
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  const misfits = comparisons.map(
    ({ first, second, ratio }) => ((logs[first] ?? 0) - (logs[second] ?? 0) - Math.log(ratio)) ** 2,
  )
  const mean = misfits.reduce((sum, misfit) => sum + misfit, 0) / Math.max(1, misfits.length)
  return {
    weights: raw.map((weight) => weight / total),
    inconsistency: Math.exp(Math.sqrt(mean)),
    unconnected: groups.length > 1 ? groups : [],
  }
}

function connected(issues: number, comparisons: readonly Comparison[]): number[][] {
  const group = Array.from({ length: issues }, (_, issue) => issue)
  for (const { first, second } of comparisons) {
    const [from, into] = [group[first] ?? 0, group[second] ?? 0]
    group.forEach((of, issue) => {
      if (of === from) group[issue] = into
    })
  }
  return [...new Set(group)].map((name) => group.flatMap((of, issue) => (of === name ? [issue] : [])))
}
