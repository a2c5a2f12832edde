import type { Criterion } from './criteria'

/** Two estimates closer than this, relatively, are compared exactly. */
const NEARLY = 1e-11

/**
 * Keeps the best vector it has been shown, exactly, while calculating exactly only where estimates nearly tie.
 * Of equally good vectors the first shown stays.
 */
export class Best<T> {
  gains: Float64Array | undefined
  witness: T | undefined
  private estimate = Number.NEGATIVE_INFINITY

  constructor(private readonly criterion: Criterion) {}

  /** Whether the vector (copied if so) is now the best. */
  offer(gains: Float64Array, witness: () => T): boolean {
    const estimate = this.criterion.estimate(gains)
    if (this.gains) {
      const margin = NEARLY * Math.max(Math.abs(estimate), Math.abs(this.estimate))
      if (estimate < this.estimate - margin) return false
      if (estimate <= this.estimate + margin && this.criterion.compare(gains, this.gains) <= 0) return false
    }
    this.gains = gains.slice()
    this.witness = witness()
    this.estimate = estimate
    return true
  }
}

/**
 * The row of the columns (utilities) that the criterion prefers among the rows listed, by gains over the origin.
 * Where even leximin sees no difference (the same gains, differently assigned) the last row listed stands.
 */
export function bestRow(
  columns: readonly Float64Array[],
  rows: Int32Array,
  origin: Float64Array,
  criterion: Criterion,
): number | undefined {
  const best = new Best<number>(criterion)
  const gains = new Float64Array(columns.length)
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] ?? 0
    for (let p = 0; p < columns.length; p++) gains[p] = (columns[p]?.[row] ?? 0) - (origin[p] ?? 0)
    best.offer(gains, () => row)
  }
  return best.witness
}
