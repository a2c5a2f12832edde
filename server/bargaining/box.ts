import { maximiseLinear } from './simplex'

/**
 * Packages that differ only along straight lines: gains are `base + Σ t[j] × directions[j]` for t in [0, 1]ʲ,
 * per party, in the parties' own unit.
 */
export interface Box {
  readonly base: readonly number[]
  readonly directions: readonly (readonly number[])[]
}

export function gainsAt(box: Box, t: readonly number[]): number[] {
  return box.base.map((from, p) =>
    box.directions.reduce((sum, move, j) => sum + (t[j] ?? 0) * (move[p] ?? 0), from),
  )
}

/** The most each party can gain in the box if it alone decides. */
export function highestIn(box: Box): number[] {
  return box.base.map((from, p) =>
    box.directions.reduce((sum, move) => sum + Math.max(0, move[p] ?? 0), from),
  )
}

/** t with the largest weighted sum of gains, subject to gains of at least `floors`; undefined where there is none. */
export function bestWeighted(
  box: Box,
  weights: readonly number[],
  floors: readonly number[],
): number[] | undefined {
  const moves = box.directions.map((move) =>
    move.reduce((sum, value, p) => sum + value * (weights[p] ?? 0), 0),
  )
  const short = box.base.map((from, p) => (floors[p] ?? 0) - from)
  const deficit = Math.max(0, ...short.filter(Number.isFinite))
  if (deficit === 0) return withinBox(box, moves, short, 0, 0)
  // A further variable makes up the deficit from zero to one; being worth more than all else, it tells feasibility.
  const size = 1 + moves.reduce((sum, value) => sum + Math.abs(value), 0)
  const found = withinBox(box, moves, short, deficit, size * 1e6)
  const made = found?.at(-1) ?? 0
  return made >= 1 - 1e-11 ? found?.slice(0, -1) : undefined
}

function withinBox(
  box: Box,
  moves: readonly number[],
  short: readonly number[],
  deficit: number,
  worth: number,
): number[] | undefined {
  const extra = deficit > 0 ? [1] : []
  const bounded = short.flatMap((gap, p) => (Number.isFinite(gap) ? [{ gap, p }] : []))
  const variables = moves.length + extra.length
  return maximiseLinear(
    [...moves, ...extra.map(() => worth)],
    [
      ...bounded.map(({ p }) => [
        ...box.directions.map((move) => -(move[p] ?? 0)),
        ...extra.map(() => deficit),
      ]),
      ...Array.from({ length: variables }, (_, j) =>
        Array.from({ length: variables }, (__, k) => (j === k ? 1 : 0)),
      ),
    ],
    [...bounded.map(({ gap }) => deficit - gap), ...Array.from({ length: variables }, () => 1)],
  )
}

/**
 * t with the largest least share (gain over range), then the largest second least, and so on (leximin). Ranges are
 * positive. Each round raises all shares not yet settled together, then settles those that can rise no further.
 */
export function bestLeastShare(box: Box, ranges: readonly number[]): number[] {
  const shares: Box = {
    base: box.base.map((gain, p) => gain / (ranges[p] ?? 1)),
    directions: box.directions.map((move) => move.map((value, p) => value / (ranges[p] ?? 1))),
  }
  const floors = ranges.map(() => Number.NEGATIVE_INFINITY)
  let t = box.directions.map(() => 0)
  let active = [...ranges.keys()]
  while (active.length > 0) {
    const raised = raisedTogether(shares, floors, active)
    if (!raised) return t
    t = raised
    const reached = gainsAt(shares, t)
    const level = Math.min(...active.map((p) => reached[p] ?? 0))
    for (const p of active) floors[p] = level - slackAt(level)
    const stuck = active.filter((p) => {
      const alone = bestWeighted(
        shares,
        ranges.map((_, q) => Number(p === q)),
        floors,
      )
      return !alone || (gainsAt(shares, alone)[p] ?? 0) <= level + 1e-9 * Math.max(1, Math.abs(level))
    })
    // In exact arithmetic somebody always is; where rounding hides it, all of them are.
    active = stuck.length > 0 ? active.filter((p) => !stuck.includes(p)) : []
  }
  return (
    bestWeighted(
      shares,
      ranges.map(() => 1),
      floors,
    ) ?? t
  )
}

/** Raises the least of the active shares as far as it goes, the others staying above their floors. */
function raisedTogether(
  shares: Box,
  floors: readonly number[],
  active: readonly number[],
): number[] | undefined {
  const low = Math.min(...active.map((p) => shares.base[p] ?? 0)) - span(shares)
  const height = 2 * span(shares) + Math.max(...active.map((p) => shares.base[p] ?? 0)) - low
  const isActive = (p: number) => active.includes(p)
  const withLevel: Box = {
    base: [...shares.base.map((from, p) => (isActive(p) ? from - low : from)), 0],
    directions: [
      ...shares.directions.map((move) => [...move, 0]),
      [...shares.base.map((_, p) => (isActive(p) ? -height : 0)), 1],
    ],
  }
  const least = [...floors.map((floor, p) => (isActive(p) ? 0 : floor)), Number.NEGATIVE_INFINITY]
  return bestWeighted(
    withLevel,
    least.map((_, p) => Number(p === shares.base.length)),
    least,
  )?.slice(0, -1)
}

function span(box: Box): number {
  return 1 + box.directions.reduce((sum, move) => sum + Math.max(0, ...move.map(Math.abs)), 0)
}

function slackAt(level: number): number {
  return 1e-12 * Math.max(1, Math.abs(level))
}

/**
 * t with the largest product of gains, from a start where all gains are positive: Newton's method on the logarithm,
 * with a barrier at the box's sides that is let down to nothing. Accurate to about 1e-12 of the product.
 */
export function bestProduct(box: Box, start: readonly number[]): number[] {
  let t = start.map((value) => 0.98 * value + 0.01)
  // The start may sit on a side where a gain is nearly zero: step inwards only as far as gains stay positive.
  for (let pull = 0.02; gainsAt(box, t).some((gain) => gain <= 0) && pull > 1e-12; pull /= 2) {
    t = start.map((value) => value * (1 - pull) + pull / 2)
  }
  if (gainsAt(box, t).some((gain) => gain <= 0)) return [...start]
  for (let barrier = 1e-2; barrier > 1e-15; barrier *= 0.2) {
    for (let step = 0; step < 30; step++) {
      const moved = newtonStep(box, t, barrier)
      const change = Math.max(...moved.map((value, j) => Math.abs(value - (t[j] ?? 0))))
      t = moved
      if (change < 1e-13) break
    }
  }
  const snapped = t.map((value) => (value < 1e-7 ? 0 : value > 1 - 1e-7 ? 1 : value))
  const product = (at: readonly number[]) => gainsAt(box, at).reduce((total, gain) => total * gain, 1)
  return product(snapped) >= product(t) ? snapped : t
}

function newtonStep(box: Box, t: readonly number[], barrier: number): number[] {
  const gains = gainsAt(box, t)
  const slope = t.map((value, j) =>
    gains.reduce(
      (sum, gain, p) => sum + (box.directions[j]?.[p] ?? 0) / gain,
      barrier / value - barrier / (1 - value),
    ),
  )
  const curve = t.map((value, j) =>
    t.map((_, k) => {
      const own = j === k ? barrier / value ** 2 + barrier / (1 - value) ** 2 : 0
      const moved = (p: number) => (box.directions[j]?.[p] ?? 0) * (box.directions[k]?.[p] ?? 0)
      return gains.reduce((sum, gain, p) => sum + moved(p) / gain ** 2, own)
    }),
  )
  const direction = solveSymmetric(curve, slope)
  const height = (at: readonly number[]) =>
    gainsAt(box, at).reduce((sum, gain) => sum + Math.log(gain), 0) +
    barrier * at.reduce((sum, value) => sum + Math.log(value) + Math.log(1 - value), 0)
  const here = height(t)
  for (let length = 1; length > 1e-12; length /= 2) {
    const next = t.map((value, j) => value + length * (direction[j] ?? 0))
    // Outside the box or below a zero gain the height is NaN, and the comparison false.
    if (height(next) >= here) return next
  }
  return [...t]
}

/** Gaussian elimination; a positive definite system needs no exchange of rows. */
function solveSymmetric(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  rows.forEach((pivotRow, column) => {
    for (const row of rows.slice(column + 1)) {
      const factor = (row[column] ?? 0) / (pivotRow[column] ?? 1)
      for (let k = column; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0)
    }
  })
  const solution = right.map(() => 0)
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] ?? []
    const rest = solution.reduce((sum, value, k) => (k > i ? sum + value * (row[k] ?? 0) : sum), 0)
    solution[i] = ((row.at(-1) ?? 0) - rest) / (row[i] ?? 1)
  }
  return solution
}
