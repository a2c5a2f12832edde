import fc from 'fast-check'
import { NEVER, type PartyTable, type Rule } from './domain'

/** Small random problems with ties, negative and decimal scores, red lines, and reservations nobody can reach. */
export function smallTables(): fc.Arbitrary<{ parties: PartyTable[]; rule: Rule }> {
  const shape = fc.record({
    parties: fc.integer({ min: 1, max: 6 }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
    kind: fc.constantFrom('coarse', 'fine', 'decimal', 'red lines'),
  })
  return shape.chain(({ parties, sizes, kind }) =>
    fc.record({
      parties: fc.tuple(
        ...Array.from({ length: parties }, (_, p) =>
          fc.record({
            id: fc.constant(`p${p}`),
            reservation: reservation(kind, sizes.length),
            scores: fc.tuple(
              ...sizes.map((size) => fc.array(score(kind), { minLength: size, maxLength: size })),
            ),
          }),
        ),
      ),
      rule: fc.record({
        minAgree: fc.integer({ min: 0, max: parties }),
        veto: fc.subarray(Array.from({ length: parties }, (_, p) => p)),
      }),
    }),
  )
}

function score(kind: string): fc.Arbitrary<number> {
  if (kind === 'coarse') return fc.integer({ min: -2, max: 3 })
  if (kind === 'fine') return fc.integer({ min: -1000, max: 100_000 })
  if (kind === 'decimal') return fc.integer({ min: -300, max: 1000 }).map((hundredths) => hundredths / 100)
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -3, max: 9 }) },
    { weight: 1, arbitrary: fc.constant(NEVER) },
  )
}

function reservation(kind: string, issues: number): fc.Arbitrary<number> {
  const most = kind === 'fine' ? 100_000 : kind === 'decimal' ? 10 : kind === 'coarse' ? 3 : 9
  return fc.integer({ min: -most, max: Math.ceil(most * issues * 0.8) })
}
