import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { bruteFrontier } from './brute-force'
import { NEVER } from './domain'
import { maxima } from './maxima'

// Thousands of domains on a busy machine take longer than one test's default.
vi.setConfig({ testTimeout: 60_000 })

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
