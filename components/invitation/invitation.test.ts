import { expect, test } from 'vitest'
import { masked } from './invitation'

test.each([
  ['ana.rojas@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['"odd@local"@example.org', '"…@example.org'],
  ['@example.org', '…'],
  ['nothing', '…'],
])('an address is shown to a stranger by its first letter and its domain only (%s)', (address, shown) => {
  expect(masked(address)).toBe(shown)
})
