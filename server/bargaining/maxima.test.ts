import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bruteFrontier } from './brute-force'
import { NEVER } from './domain'
import { maxima } from './maxima'
import { seeded } from './seeded'

it('divide and conquer keeps what comparing each with each keeps, in two to twelve columns, also where values crowd together', () => {
  const shape = fc.record({
    width: fc.integer({ min: 2, max: 12 }),
    crowded: fc.boolean(),
    span: fc.constantFrom(2, 5, 40, 100_000, 1e12),
  })
  const value = (span: number, crowded: boolean) =>
    crowded
      ? fc.oneof(
          { weight: 9, arbitrary: fc.constant(7) },
          { weight: 1, arbitrary: fc.integer({ min: -3, max: span }) },
        )
      : fc.oneof(
          { weight: 200, arbitrary: fc.integer({ min: -3, max: span }) },
          { weight: 1, arbitrary: fc.constant(NEVER) },
        )
  const rows = shape.chain(({ width, span, crowded }) =>
    fc.array(fc.tuple(...Array.from({ length: width }, () => value(span, crowded))), {
      minLength: 1,
      maxLength: 600,
      size: 'max',
    }),
  )
  fc.assert(
    fc.property(rows, (vectors) => {
      const width = vectors[0]?.length ?? 0
      const columns = Array.from({ length: width }, (_, c) =>
        Float64Array.from(vectors, (row) => row[c] ?? 0),
      )
      const kept = maxima(columns, vectors.length)
      const expected = bruteFrontier(vectors.map((row) => Float64Array.from(row)))
      expect([...kept].map((row) => String(vectors[row])).sort()).toEqual(expected.map(String).sort())
    }),
    { seed: 611, numRuns: 150 },
  )
})

it.each([4, 6, 9, 12])(
  'of thousands of rows that share out a sum, in %i columns, keeps those too',
  (width) => {
    const random = seeded(width)
    const rows = Array.from({ length: 4_000 }, () => {
      const parts = Array.from({ length: width }, () => -Math.log(1 - random()))
      const whole = parts.reduce((sum, part) => sum + part, 0)
      return Float64Array.from(parts, (part) => Math.round((90 * part) / whole + 9 * random()))
    })
    const columns = Array.from({ length: width }, (_, c) => Float64Array.from(rows, (row) => row[c] ?? 0))
    const distinct = [...new Map(rows.map((row) => [row.join(), row])).values()]
    const undominated = distinct.filter((row) => {
      for (const other of distinct) {
        let c = 0
        while (c < width && (other[c] ?? 0) >= (row[c] ?? 0)) c++
        if (c === width && other !== row) return false
      }
      return true
    })
    const kept = Array.from(maxima(columns, rows.length), (row) => String(rows[row]))
    expect(undominated.length).toBeGreaterThan(300)
    expect(kept.sort()).toEqual(undominated.map(String).sort())
  },
)
