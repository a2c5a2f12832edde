const DIGIT_BITS = 11
const BUCKETS = 1 << DIGIT_BITS

/**
 * Indices 0…count−1 by the columns lexicographically, greatest first. Columns hold integers or −∞.
 * A radix sort: comparing rows would cost more than everything done with the order afterwards.
 */
export function descendingOrder(columns: readonly Float64Array[], count: number): Int32Array {
  let order = new Int32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  let spare = new Int32Array(count)
  const keys = new Float64Array(count)
  for (const column of columns.toReversed()) {
    const span = depthsBelowMaximum(column, count, keys)
    for (let divisor = 1; divisor <= span; divisor *= BUCKETS) {
      scatter(order, spare, keys, divisor)
      const sorted = spare
      spare = order
      order = sorted
    }
  }
  return order
}

/** Writes how far each entry lies below the column's maximum (−∞ one below the least) and returns the largest. */
export function depthsBelowMaximum(column: Float64Array, count: number, depths: Float64Array): number {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  let bottomless = false
  for (let i = 0; i < count; i++) {
    const value = column[i] ?? 0
    if (value > most) most = value
    if (value === Number.NEGATIVE_INFINITY) bottomless = true
    else if (value < least) least = value
  }
  if (most === Number.NEGATIVE_INFINITY) {
    depths.fill(0, 0, count)
    return 0
  }
  const floor = bottomless ? most - least + 1 : most - least
  for (let i = 0; i < count; i++) {
    const value = column[i] ?? 0
    depths[i] = value === Number.NEGATIVE_INFINITY ? floor : most - value
  }
  return floor
}

/** One stable counting pass on the digit of `keys` at `divisor`. */
function scatter(from: Int32Array, into: Int32Array, keys: Float64Array, divisor: number): void {
  const ends = new Int32Array(BUCKETS + 1)
  const count = from.length
  for (let i = 0; i < count; i++) {
    const digit = Math.floor((keys[i] ?? 0) / divisor) & (BUCKETS - 1)
    ends[digit + 1] = (ends[digit + 1] ?? 0) + 1
  }
  for (let b = 0; b < BUCKETS; b++) ends[b + 1] = (ends[b + 1] ?? 0) + (ends[b] ?? 0)
  for (let i = 0; i < count; i++) {
    const item = from[i] ?? 0
    const digit = Math.floor((keys[item] ?? 0) / divisor) & (BUCKETS - 1)
    const slot = ends[digit] ?? 0
    into[slot] = item
    ends[digit] = slot + 1
  }
}
