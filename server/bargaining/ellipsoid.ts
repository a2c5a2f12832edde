/** A cutting plane at a point: the minimum lies where `normal · (y − x) ≤ −depth`. */
export interface Cut {
  readonly normal: Float64Array
  readonly depth: number
}

/**
 * Shrinks an ellipsoid that holds the minimum of a convex function, one cut a step (Shor; Yudin and Nemirovski).
 * `oracle` is asked at each centre for a cut; undefined ends the search. Nothing depends on convergence: the caller
 * keeps what it learned at the centres. `center` is overwritten.
 */
export function shrinkEllipsoid(
  center: Float64Array,
  radius: number,
  steps: number,
  oracle: (point: Float64Array) => Cut | undefined,
): void {
  const n = center.length
  const shape = new Float64Array(n * n)
  for (let i = 0; i < n; i++) shape[i * n + i] = radius * radius
  const direction = new Float64Array(n)
  for (let step = 0; step < steps; step++) {
    const cut = oracle(center)
    if (!cut) return
    let squared = 0
    for (let i = 0; i < n; i++) {
      let row = 0
      for (let j = 0; j < n; j++) row += (shape[i * n + j] ?? 0) * (cut.normal[j] ?? 0)
      direction[i] = row
      squared += row * (cut.normal[i] ?? 0)
    }
    const length = Math.sqrt(squared)
    const depth = cut.depth / length
    if (!(length > 0) || !(depth < 1)) return
    const shift = (1 + n * depth) / (n + 1) / length
    for (let i = 0; i < n; i++) center[i] = (center[i] ?? 0) - shift * (direction[i] ?? 0)
    // In one dimension the general stretch is 0/0; halving the interval is its limit.
    const flatten = n === 1 ? 0 : (2 * (1 + n * depth)) / ((n + 1) * (1 + depth)) / squared
    const stretch = n === 1 ? ((1 - depth) / 2) ** 2 : ((n * n) / (n * n - 1)) * (1 - depth * depth)
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const cell = i * n + j
        shape[cell] = stretch * ((shape[cell] ?? 0) - flatten * (direction[i] ?? 0) * (direction[j] ?? 0))
      }
    }
  }
}
