const TOLERANCE = 1e-12

/**
 * Maximises `objective · x` over x ≥ 0 with `rows[i] · x ≤ limits[i]`, all limits ≥ 0 so that x = 0 starts.
 * A dense tableau with Bland's rule: for the few variables of one package, and it cannot cycle.
 * Undefined where the maximum is unbounded.
 */
export function maximiseLinear(
  objective: readonly number[],
  rows: readonly (readonly number[])[],
  limits: readonly number[],
): number[] | undefined {
  const width = objective.length
  const tableau = rows.map((row, i) => [
    ...row,
    ...rows.map((_, slack) => (slack === i ? 1 : 0)),
    Math.max(0, limits[i] ?? 0),
  ])
  const costs = [...objective.map((coefficient) => -coefficient), ...rows.map(() => 0), 0]
  const basis = rows.map((_, i) => width + i)
  const last = costs.length - 1
  for (;;) {
    const entering = costs.findIndex((cost, column) => column < last && cost < -TOLERANCE)
    if (entering < 0) break
    let leaving = -1
    let shortest = Number.POSITIVE_INFINITY
    tableau.forEach((row, i) => {
      const pivot = row[entering] ?? 0
      if (pivot <= TOLERANCE) return
      const step = (row[last] ?? 0) / pivot
      const earlier = step === shortest && (basis[i] ?? 0) < (basis[leaving] ?? 0)
      if (step < shortest || earlier) {
        shortest = step
        leaving = i
      }
    })
    const pivotRow = tableau[leaving]
    if (!pivotRow) return undefined
    const pivot = pivotRow[entering] ?? 1
    pivotRow.forEach((value, column) => {
      pivotRow[column] = value / pivot
    })
    for (const row of [...tableau, costs]) {
      const factor = row[entering] ?? 0
      if (row === pivotRow || factor === 0) continue
      pivotRow.forEach((value, column) => {
        row[column] = (row[column] ?? 0) - factor * value
      })
    }
    basis[leaving] = entering
  }
  const solution = objective.map(() => 0)
  basis.forEach((variable, i) => {
    if (variable < width) solution[variable] = tableau[i]?.[last] ?? 0
  })
  return solution
}
