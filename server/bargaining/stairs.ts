/** Up to this many levels, rewriting the steps under a new one is quicker than a tree's logarithm. */
export const DENSE_LEVELS = 16_384

/**
 * The highest value met so far at a depth or above it (depth 0 is the top). `climb` tells whether a value exceeds
 * that, and if so takes it in. NaN stands for nothing met: it compares false even with −∞.
 */
interface Stairs {
  climb(depth: number, value: number): boolean
}

/** One entry a level, so asking costs one look. */
export class DenseStairs implements Stairs {
  private readonly best: Float64Array

  constructor(levels: number) {
    this.best = new Float64Array(levels).fill(Number.NaN)
  }

  climb(depth: number, value: number): boolean {
    const { best } = this
    if ((best[depth] ?? 0) >= value) return false
    for (let d = depth; d < best.length && !((best[d] ?? 0) >= value); d++) best[d] = value
    return true
  }
}

/** A Fenwick tree of maxima: asking and taking in both cost the logarithm of the levels. */
export class TreeStairs implements Stairs {
  private readonly best: Float64Array

  constructor(levels: number) {
    this.best = new Float64Array(levels + 1).fill(Number.NaN)
  }

  climb(depth: number, value: number): boolean {
    const { best } = this
    for (let node = depth + 1; node > 0; node -= node & -node) if ((best[node] ?? 0) >= value) return false
    for (let node = depth + 1; node < best.length; node += node & -node) {
      if (!((best[node] ?? 0) >= value)) best[node] = value
    }
    return true
  }
}
