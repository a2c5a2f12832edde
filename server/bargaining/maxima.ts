import { maximaOfMany, type Work } from './maxima-of-many'
import { depthsBelowMaximum, descendingOrder } from './order'
import { DENSE_LEVELS, DenseStairs, TreeStairs } from './stairs'

/**
 * Indices of the distinct rows that no other row dominates (at least as much in every column, more in one),
 * one index per distinct row, ordered lexicographically, greatest first. Columns hold integers or −∞.
 * @throws WorkSpent where there are four columns or more and the work allowed is done
 */
export function maxima(columns: readonly Float64Array[], count: number, work?: Work): Int32Array {
  const order = descendingOrder(columns, count)
  const [first, second, third] = columns
  if (columns.length === 3 && second && third) return sweepOfThree(second, third, order)
  if (columns.length === 2 && second) return sweepOfTwo(second, order)
  if (columns.length <= 1 || !first) return order.subarray(0, Math.min(1, count))
  return maximaOfMany(columns, order, work)
}

/** In descending order of the first column only a new record in the second is undominated. */
function sweepOfTwo(second: Float64Array, order: Int32Array): Int32Array {
  const kept = new Int32Array(order.length)
  let size = 0
  let record = Number.NaN
  for (let i = 0; i < order.length; i++) {
    const row = order[i] ?? 0
    const value = second[row] ?? 0
    if (record >= value) continue
    record = value
    kept[size++] = row
  }
  return kept.subarray(0, size)
}

/** Sweeps down the first column over a staircase of the other two. */
function sweepOfThree(second: Float64Array, third: Float64Array, order: Int32Array): Int32Array {
  const depths = shallowDepths(second, order.length)
  const stairs =
    depths.levels <= DENSE_LEVELS ? new DenseStairs(depths.levels) : new TreeStairs(depths.levels)
  const kept = new Int32Array(order.length)
  let size = 0
  for (let i = 0; i < order.length; i++) {
    const row = order[i] ?? 0
    if (stairs.climb(depths.of[row] ?? 0, third[row] ?? 0)) kept[size++] = row
  }
  return kept.subarray(0, size)
}

/** Depths below the maximum, replaced by ranks where the values are spread too thin to index an array by. */
function shallowDepths(column: Float64Array, count: number): { of: Float64Array; levels: number } {
  const depths = new Float64Array(count)
  const span = depthsBelowMaximum(column, count, depths)
  if (span < DENSE_LEVELS) return { of: depths, levels: span + 1 }
  const order = descendingOrder([column], count)
  let rank = -1
  let previous = Number.NaN
  for (let i = 0; i < count; i++) {
    const row = order[i] ?? 0
    const value = column[row] ?? 0
    if (value !== previous) rank++
    previous = value
    depths[row] = rank
  }
  return { of: depths, levels: rank + 1 }
}
