import type { CoarseIssue } from './coarse'

/** Bends of a curve over amounts or days; options have one value each. */
const BENDS = 5

/** A first guess from the option that a party offered first: it is its best, or none is known. */
export function startingKnots({ options, ordered }: CoarseIssue, first: number | undefined): number[] {
  const size = ordered ? Math.min(BENDS, options) : options
  return Array.from({ length: size }, (_, o) => {
    if (first === undefined) return 0.5
    if (!ordered) return o === first ? 0.9 : 0.4
    const at = size > 1 ? o / (size - 1) : 0
    return 1 - Math.abs(at - first / Math.max(1, options - 1))
  })
}

/** The worth of every option from nothing to one, straight between the knots. */
export function drawCurve(
  { options, ordered }: CoarseIssue,
  knots: readonly number[],
  into: Float64Array,
): void {
  const least = Math.min(...knots)
  const span = Math.max(...knots) - least
  for (let o = 0; o < options; o++) {
    const at = ordered && options > 1 ? (o / (options - 1)) * (knots.length - 1) : o
    const low = Math.floor(at)
    const from = knots[low] ?? 0
    const value = from + (at - low) * ((knots[low + 1] ?? from) - from)
    into[o] = span > 0 ? (value - least) / span : 0
  }
}

/** Of amounts and days mostly more is better, or less: every change of direction costs. */
export function turnings(knots: readonly number[]): number {
  let cost = 0
  for (let o = 2; o < knots.length; o++) {
    const [a, b, c] = [knots[o - 2] ?? 0, knots[o - 1] ?? 0, knots[o] ?? 0]
    if ((b - a) * (c - b) < 0) cost += 1 + 10 * Math.min(Math.abs(b - a), Math.abs(c - b))
  }
  return cost
}
