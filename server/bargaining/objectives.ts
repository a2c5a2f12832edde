import { type Criterion, egalitarian, kalaiSmorodinsky, nash, utilitarian } from './criteria'
import type { Cut } from './ellipsoid'

/**
 * A concave objective of the gains, with what Lagrangian duality needs to bound it: for any weights,
 * `value(gains) ≤ weights · gains + slack(weights)` for all gains, with equality for the best weights when
 * deals may be mixed.
 */
export interface Objective {
  /** −∞ where the gains are not allowed. */
  readonly value: (gains: Float64Array) => number
  readonly slack: (weights: Float64Array) => number
  /** Orders allowed gains exactly. */
  readonly criterion: Criterion
  /** What a value must reach to be worth finding once `best` is known; allows for rounding in the bound. */
  readonly worthwhile: (best: number) => number
  /** The dual problem's coordinates: where to start, how far to look, and the weights they stand for. */
  readonly start: () => Float64Array
  readonly radius: number
  /** Writes the weights at a point, or gives the cut that returns to where weights are valid. */
  readonly weightsAt: (point: Float64Array, weights: Float64Array) => Cut | undefined
  /** Other valid weights to all sides of these, each leaning for or against one party. */
  readonly nearby: (weights: Float64Array) => Float64Array[]
  /** Slope of the bound at a point whose weights are best met by these gains. */
  readonly slope: (weights: Float64Array, gains: Float64Array) => Float64Array
}

/** Σ log gain: the Nash product. `highest`: per party, more than zero, the most it can gain. */
export function logProduct(highest: Float64Array): Objective {
  const n = highest.length
  return {
    value: (gains) => gains.reduce((total, gain) => (gain > 0 ? total + Math.log(gain) : NOT_ALLOWED), 0),
    slack: (weights) => weights.reduce((total, weight) => total - Math.log(weight), -n),
    criterion: nash,
    // Products are integers, so the next one lies 1/product higher, where a double still shows that.
    worthwhile: (best) => (best < 23 ? best + Math.log1p(Math.exp(-best)) / 2 : best - 1e-11 * best),
    // In an unmixed optimum 1/gain lies between 1/highest and about parties/highest.
    start: () => new Float64Array(n).fill(0.6 * n),
    radius: n * Math.sqrt(n),
    weightsAt: (point, weights) => {
      for (let p = 0; p < n; p++) {
        if ((point[p] ?? 0) <= 1e-9) return back(n, p, -1, 1e-9 - (point[p] ?? 0))
        weights[p] = (point[p] ?? 0) / (highest[p] ?? 1)
      }
      return undefined
    },
    nearby: leaning,
    slope: (weights, gains) => gains.map((gain, p) => (gain - 1 / (weights[p] ?? 1)) / (highest[p] ?? 1)),
  }
}

/**
 * The smallest gain as a share of `ranges` (all ones: the smallest gain itself). Ranges are positive integers; gains
 * are told apart in steps of `grain`.
 */
export function leastShare(ranges: Float64Array, grain: number): Objective {
  const n = ranges.length
  const plain = ranges.every((range) => range === 1)
  const widest = ranges.reduce((most, range) => Math.max(most, range), 1)
  // Distinct shares differ by at least one over the product of their ranges.
  const apart = plain ? grain * (1 - 1e-6) : 0.5 / widest / widest
  return {
    value: (gains) => gains.reduce((least, gain, p) => Math.min(least, gain / (ranges[p] ?? 1)), Infinity),
    slack: () => 0,
    criterion: plain ? egalitarian : kalaiSmorodinsky(ranges),
    worthwhile: (best) => best + Math.max(apart, 1e-12 * Math.abs(best)),
    // Weights sum to one after division by the ranges; the last follows from the others.
    start: () => new Float64Array(Math.max(1, n - 1)).fill(1 / n),
    radius: 1,
    weightsAt: (point, weights) => {
      if (n === 1) {
        weights[0] = 1 / (ranges[0] ?? 1)
        return undefined
      }
      let rest = 1
      for (let p = 0; p < n - 1; p++) {
        const portion = point[p] ?? 0
        if (portion < 0) return back(n - 1, p, -1, -portion)
        weights[p] = portion / (ranges[p] ?? 1)
        rest -= portion
      }
      if (rest < 0) return { normal: new Float64Array(n - 1).fill(1), depth: -rest }
      weights[n - 1] = rest / (ranges[n - 1] ?? 1)
      return undefined
    },
    nearby: (weights) =>
      leaning(weights).map((leant) => {
        const total = leant.reduce((sum, weight, p) => sum + weight * (ranges[p] ?? 1), 0)
        return leant.map((weight) => weight / total)
      }),
    slope: (_, gains) => {
      const last = (gains[n - 1] ?? 0) / (ranges[n - 1] ?? 1)
      return Float64Array.from({ length: Math.max(1, n - 1) }, (__, p) =>
        n === 1 ? 0 : (gains[p] ?? 0) / (ranges[p] ?? 1) - last,
      )
    },
  }
}

/** A weighted sum of gains over deals acceptable to all. `highest` scales the search for the multipliers. */
export function acceptableSum(coefficients: Float64Array, highest: Float64Array, grain: number): Objective {
  const n = coefficients.length
  const widest = highest.reduce((most, gain) => Math.max(most, gain), 1)
  const units = highest.map((gain) => widest / Math.max(1, gain))
  return {
    value: (gains) =>
      gains.reduce((total, gain, p) => (gain >= 0 ? total + gain * (coefficients[p] ?? 0) : NOT_ALLOWED), 0),
    slack: () => 0,
    criterion: {
      estimate: (gains) => gains.reduce((total, gain, p) => total + gain * (coefficients[p] ?? 0), 0),
      compare: utilitarian.compare,
    },
    worthwhile: (best) => best + grain * (1 - 1e-6),
    start: () => new Float64Array(n).fill(0.5),
    radius: 2 * n,
    weightsAt: (point, weights) => {
      for (let p = 0; p < n; p++) {
        if ((point[p] ?? 0) < 0) return back(n, p, -1, -(point[p] ?? 0))
        weights[p] = (coefficients[p] ?? 0) + (point[p] ?? 0) * (units[p] ?? 1)
      }
      return undefined
    },
    nearby: (weights) =>
      leaning(weights.map((weight, p) => weight - (coefficients[p] ?? 0))).map((leant) =>
        leant.map((multiplier, p) => (coefficients[p] ?? 0) + multiplier),
      ),
    slope: (_, gains) => gains.map((gain, p) => gain * (units[p] ?? 1)),
  }
}

/** Each component in turn nearly taken away and nearly doubled. The width was chosen by counting nodes in the bench. */
function leaning(weights: Float64Array): Float64Array[] {
  return [...weights.keys()].flatMap((p) =>
    [0.2, 1.8].map((factor) => weights.map((weight, q) => (q === p ? weight * factor : weight))),
  )
}

const NOT_ALLOWED = Number.NEGATIVE_INFINITY

function back(dimensions: number, axis: number, direction: number, depth: number): Cut {
  const normal = new Float64Array(dimensions)
  normal[axis] = direction
  return { normal, depth }
}
