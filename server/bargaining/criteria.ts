/**
 * A way to prefer one vector of gains (scaled utility minus origin, one per party) to another.
 * All four are monotone, so their optima over all deals lie on the Pareto frontier.
 */
export interface Criterion {
  /** A double that orders vectors like `compare` does, but for relative errors of 1e-12 and ties. */
  readonly estimate: (gains: Float64Array) => number
  /** Exact: positive where `a` is preferred. Equal values are told apart by leximin. */
  readonly compare: (a: Float64Array, b: Float64Array) => number
}

/** Largest sum (Bentham). */
export const utilitarian: Criterion = {
  estimate: sum,
  compare: (a, b) => sum(a) - sum(b) || leximin(a, b),
}

/** Largest product of gains (Nash 1950). Only for vectors without a negative gain. */
export const nash: Criterion = {
  estimate: (gains) => {
    let product = 1
    for (let p = 0; p < gains.length; p++) product *= gains[p] ?? 0
    return product
  },
  compare: (a, b) => sign(exactProduct(a) - exactProduct(b)) || leximin(a, b),
}

/** Largest smallest gain, then the largest second smallest, and so on (Rawls, Kalai 1977; leximin: Sen). */
export const egalitarian: Criterion = {
  estimate: (gains) => {
    let least = Number.POSITIVE_INFINITY
    for (let p = 0; p < gains.length; p++) if ((gains[p] ?? 0) < least) least = gains[p] ?? 0
    return least
  },
  compare: leximin,
}

/**
 * Leximin of gains as shares of what each could gain at most (Kalai and Smorodinsky 1975). A party with a range of
 * zero has all it could gain in every deal and does not count.
 */
export function kalaiSmorodinsky(ranges: Float64Array): Criterion {
  const counted = [...ranges.keys()].filter((p) => (ranges[p] ?? 0) > 0)
  const shares = (gains: Float64Array) =>
    counted.map((p): Share => ({ gain: gains[p] ?? 0, range: ranges[p] ?? 1 })).sort(compareShares)
  return {
    estimate: (gains) => {
      let least = 1
      for (const p of counted) least = Math.min(least, (gains[p] ?? 0) / (ranges[p] ?? 1))
      return least
    },
    compare: (a, b) => {
      const others = shares(b)
      return shares(a).reduce((found, mine, k) => found || compareShares(mine, others[k] ?? mine), 0)
    },
  }
}

export function exactProduct(gains: Float64Array): bigint {
  return gains.reduce((product, gain) => product * BigInt(gain), 1n)
}

interface Share {
  readonly gain: number
  readonly range: number
}

function compareShares(a: Share, b: Share): number {
  const left = a.gain * b.range
  const right = b.gain * a.range
  if (Math.max(Math.abs(left), Math.abs(right)) <= Number.MAX_SAFE_INTEGER) return left - right
  return sign(BigInt(a.gain) * BigInt(b.range) - BigInt(b.gain) * BigInt(a.range))
}

function leximin(a: Float64Array, b: Float64Array): number {
  const others = b.toSorted()
  return a.toSorted().reduce((found, gain, k) => found || gain - (others[k] ?? gain), 0)
}

function sum(gains: Float64Array): number {
  let total = 0
  for (let p = 0; p < gains.length; p++) total += gains[p] ?? 0
  return total
}

function sign(value: bigint): number {
  return value > 0n ? 1 : value < 0n ? -1 : 0
}
