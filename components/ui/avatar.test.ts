import { expect, test } from 'vitest'
import { initialsOf } from './avatar'

test.each([
  ['Ana Rojas', 'AR'],
  ['ana', 'A'],
  ['  Ludwig van der Berg ', 'LB'],
  ['Émile Ōe', 'ÉŌ'],
  ['', ''],
])('initials are at most two whole letters (%s)', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})
