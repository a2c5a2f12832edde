/** A symmetric positive definite matrix as a product of a lower triangle and its transpose (Cholesky), row by row. */
export function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j] ?? 0
      for (let k = 0; k < j; k++) sum -= (lower[i * size + k] ?? 0) * (lower[j * size + k] ?? 0)
      lower[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (lower[j * size + j] ?? 1)
    }
  }
  return lower
}

/** Solves `lower · lowerᵀ · x = b`, in place. */
export function solveWith(lower: Float64Array, size: number, b: Float64Array): Float64Array {
  for (let i = 0; i < size; i++) {
    let sum = b[i] ?? 0
    for (let k = 0; k < i; k++) sum -= (lower[i * size + k] ?? 0) * (b[k] ?? 0)
    b[i] = sum / (lower[i * size + i] ?? 1)
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i] ?? 0
    for (let k = i + 1; k < size; k++) sum -= (lower[k * size + i] ?? 0) * (b[k] ?? 0)
    b[i] = sum / (lower[i * size + i] ?? 1)
  }
  return b
}

/** A linear observation: the sum of the parameters at these places, each times its factor. */
export interface Row {
  readonly places: readonly number[]
  readonly factors: readonly number[]
}

export function valueAt({ places, factors }: Row, parameters: Float64Array): number {
  let sum = 0
  for (let i = 0; i < places.length; i++) sum += (factors[i] ?? 0) * (parameters[places[i] ?? 0] ?? 0)
  return sum
}

/** A stream of normal deviates (Box and Muller). */
export function normals(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Parameters known to be normal, after linear observations of them with noise. */
export class Conditioned {
  readonly mean: Float64Array
  /** Logarithm of how likely the observations were, but for a constant. */
  readonly evidence: number
  private readonly prior: Float64Array
  private readonly gain: Float64Array
  private readonly inner: Float64Array

  constructor(
    mean: Float64Array,
    covariance: Float64Array,
    private readonly rows: readonly Row[],
    observed: readonly number[],
    private readonly noise: number,
  ) {
    const size = mean.length
    const count = rows.length
    // Covariance of every parameter with every observation.
    this.gain = new Float64Array(size * count)
    rows.forEach(({ places, factors }, r) => {
      for (let i = 0; i < size; i++) {
        let sum = 0
        for (let j = 0; j < places.length; j++)
          sum += (factors[j] ?? 0) * (covariance[i * size + (places[j] ?? 0)] ?? 0)
        this.gain[i * count + r] = sum
      }
    })
    const between = new Float64Array(count * count)
    rows.forEach(({ places, factors }, r) => {
      for (let q = 0; q < count; q++) {
        let sum = q === r ? noise * noise : 0
        for (let j = 0; j < places.length; j++)
          sum += (factors[j] ?? 0) * (this.gain[(places[j] ?? 0) * count + q] ?? 0)
        between[r * count + q] = sum
      }
    })
    this.inner = cholesky(between, count)
    this.prior = cholesky(covariance, size)
    const missed = Float64Array.from(rows, (row, r) => (observed[r] ?? 0) - valueAt(row, mean))
    const solved = solveWith(this.inner, count, missed.slice())
    this.mean = mean.map((value, i) => value + this.along(i, solved))
    let evidence = 0
    for (let r = 0; r < count; r++)
      evidence -= (missed[r] ?? 0) * (solved[r] ?? 0) * 0.5 + Math.log(this.inner[r * count + r] ?? 1)
    this.evidence = evidence
  }

  /** A draw of how far the parameters may lie from their mean (Matheron's rule). */
  deviation(normal: () => number): Float64Array {
    const size = this.mean.length
    const count = this.rows.length
    const z = Float64Array.from({ length: size }, normal)
    const drawn = new Float64Array(size)
    for (let i = 0; i < size; i++) {
      let sum = 0
      for (let k = 0; k <= i; k++) sum += (this.prior[i * size + k] ?? 0) * (z[k] ?? 0)
      drawn[i] = sum
    }
    const seen = Float64Array.from(this.rows, (row) => -valueAt(row, drawn) - this.noise * normal())
    const solved = solveWith(this.inner, count, seen)
    for (let i = 0; i < size; i++) drawn[i] = (drawn[i] ?? 0) + this.along(i, solved)
    return drawn
  }

  private along(i: number, solved: Float64Array): number {
    const count = this.rows.length
    let sum = 0
    for (let r = 0; r < count; r++) sum += (this.gain[i * count + r] ?? 0) * (solved[r] ?? 0)
    return sum
  }
}
