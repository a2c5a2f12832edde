import { expect, test } from 'vitest'
import { inWords, takeFrom } from './limits'

test('one address gets five links in a quarter of an hour; another address is not affected', async () => {
  for (let mail = 0; mail < 5; mail++) expect(await takeFrom('mail-to-address', 'ana@example.org')).toBe(0)
  const wait = await takeFrom('mail-to-address', 'ana@example.org')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(15 * 60)
  expect(await takeFrom('mail-to-address', 'bo@example.org')).toBe(0)
})

test('what weighs more than is left uses nothing up', async () => {
  const take = (weight: number) => takeFrom('bytes-by-person', 'ana', undefined, weight)
  expect(await take(9_000_000)).toBe(0)
  expect(await take(2_000_000)).toBeGreaterThan(0)
  expect(await take(1_000_000)).toBe(0)
  expect(await take(1)).toBeGreaterThan(0)
})

test('a wait is said in words', () => {
  expect([1, 89, 90, 900, 86_000].map(inWords)).toEqual([
    'in a second',
    'in 89 seconds',
    'in 2 minutes',
    'in 15 minutes',
    'in 24 hours',
  ])
})
