import { describe, expect, it } from 'vitest'
import { Conditioned, cholesky, normals, solveWith } from './gaussian'
import { seeded } from './seeded'

describe('normal parameters that were observed', () => {
  it('solves what a matrix and its factor say', () => {
    const matrix = Float64Array.of(4, 2, 0.6, 2, 5, 1, 0.6, 1, 3)
    const x = solveWith(cholesky(matrix, 3), 3, Float64Array.of(9.8, 15, 11.6))
    expect([...x].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 2, 3])
  })

  it('one parameter seen with noise has the mean and the spread of the textbook', () => {
    const seen = new Conditioned(
      Float64Array.of(1),
      Float64Array.of(4),
      [{ places: [0], factors: [1] }],
      [3],
      1,
    )
    expect(seen.mean[0]).toBeCloseTo(1 + (4 / 5) * 2, 12)
    const normal = normals(seeded(5))
    const draws = Array.from({ length: 4_000 }, () => seen.deviation(normal)[0] ?? 0)
    const spread = draws.reduce((sum, draw) => sum + draw * draw, 0) / draws.length
    expect(spread).toBeGreaterThan(0.74)
    expect(spread).toBeLessThan(0.86)
  })

  it('of two explanations the one that foretold what was seen has more evidence', () => {
    const of = (mean: number) =>
      new Conditioned(Float64Array.of(mean), Float64Array.of(1), [{ places: [0], factors: [1] }], [2], 0.1)
    expect(of(2).evidence).toBeGreaterThan(of(4).evidence)
  })
})
