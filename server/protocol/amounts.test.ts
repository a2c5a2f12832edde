import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, millionths, ofMillionths } from './amounts'

test('millionths are written as an amount of the record, as short as it can be, and read back', () => {
  const written = [0n, 1n, -1n, 10_000n, 1_200_000_000n, -12_500_000n].map(ofMillionths)
  expect(written).toEqual(['0', '0.000001', '-0.000001', '0.01', '1200', '-12.5'])
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 21n) + 1n, max: 10n ** 21n - 1n }), (size) => {
      const amount = ofMillionths(size)
      expect(decimal.safeParse(amount).success).toBe(true)
      expect(millionths(amount)).toBe(size)
    }),
  )
})
