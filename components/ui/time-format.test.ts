import { expect, test } from 'vitest'
import { formatUtc } from './time-format'

const moment = new Date('2026-03-01T00:05:09.250+02:00')

test.each([
  ['day', '28 Feb 2026'],
  ['minute', '28 Feb 2026, 22:05 UTC'],
  ['second', '28 Feb 2026, 22:05:09 UTC'],
  ['clock', '22:05 UTC'],
] as const)('a time is absolute and names its zone (%s)', (detail, words) => {
  expect(formatUtc(moment, detail)).toBe(words)
})
