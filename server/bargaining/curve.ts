/** A piecewise-linear score over a number or a date: straight between its points, which rise in `at`. */
export interface Curve {
  readonly points: readonly { readonly at: number; readonly score: number }[]
}

/** A straight line over a range: `perUnit` for each unit above zero, on top of `base`. */
export function lineOver(min: number, max: number, perUnit: number, base = 0): Curve {
  return { points: [min, max].map((at) => ({ at, score: base + perUnit * at })) }
}

/** The score at a place; beyond its ends a curve stays level. */
export function scoreAt(curve: Curve, at: number): number {
  const { points } = curve
  const above = points.findIndex((point) => point.at >= at)
  const right = points[above]
  const left = points[above - 1]
  if (!right) return points.at(-1)?.score ?? 0
  if (!left || right.at === at) return right.score
  return left.score + ((right.score - left.score) * (at - left.at)) / (right.at - left.at)
}

/** Where any of the curves bends inside the range, with its ends: between neighbours all of them are straight. */
export function bends(curves: readonly Curve[], min: number, max: number): number[] {
  const inside = curves.flatMap((curve) =>
    curve.points.map((point) => point.at).filter((at) => at > min && at < max),
  )
  return [...new Set([min, ...inside, max])].sort((a, b) => a - b)
}
