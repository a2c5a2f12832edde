import { expect, test } from 'vitest'
import { matchesOf } from './matches'

test('a pattern finds what matchAll finds, empty matches and pairs of surrogates too', () => {
  for (const pattern of [
    /a+/gu,
    /x*/gu,
    /(?=a)/gu,
    /$/gu,
    /(?<word>\p{L}+)/gu,
    /\p{Extended_Pictographic}/gu,
    /b|/g,
  ])
    for (const text of ['', 'banana', '🙂a🙂🙂', 'no aa and 👍', 'ab'.repeat(5)]) {
      const found = matchesOf(text, pattern).map((match) => [match.index, ...match, match.groups])
      expect(found).toEqual([...text.matchAll(pattern)].map((match) => [match.index, ...match, match.groups]))
    }
})

test('a search begins at the beginning, wherever the last one ended', () => {
  const pattern = /a/gu
  pattern.exec('banana')
  expect(matchesOf('banana', pattern)).toHaveLength(3)
})

test('a pattern that is not global would find its first match for ever, and is refused', () => {
  expect(() => matchesOf('banana', /a/u)).toThrow(TypeError)
})
