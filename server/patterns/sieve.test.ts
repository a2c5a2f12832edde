import { expect, test } from 'vitest'
import { neededIn, UNKNOWN } from './sieve'

test('what a pattern cannot match without is read from its source', () => {
  expect(neededIn(String.raw`\b(?:agreed|accepted) by (?:all|both)\b`)).toEqual(['agreed', 'accepted'])
  expect(neededIn('(?:very )?final(?:ly)? deal')).toEqual(['final'])
  expect(neededIn('(?<!not )clos(?:e|ing){1,2}[a-z]+x?')).toEqual(['clos'])
  expect(neededIn(String.raw`\b(?:${UNKNOWN}|he) agrees`)).toEqual([' agrees'])
  expect(neededIn('colou?r')).toEqual(['colo'])
  expect(neededIn(String.raw`(?:agreed|\p{L}+)`)).toBeNull()
  expect(neededIn('(?:agreed)?')).toBeNull()
  expect(neededIn('(?=agreed)')).toBeNull()
})
