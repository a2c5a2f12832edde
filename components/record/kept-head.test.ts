import { expect, test } from 'vitest'
import { headLine, readHeadLine } from './kept-head'

const hash = '0123456789abcdef'.repeat(4)

test('the line one is asked to keep is read back', () => {
  expect(readHeadLine(headLine('e04236e7b550bb851014', 44, hash))).toEqual({ seq: 44, hash })
})

test('a bare hash is enough, also typed in groups and capitals as it is printed', () => {
  const grouped = (hash.match(/.{8}/g) ?? []).join(' ').toUpperCase()
  expect(readHeadLine(hash)).toEqual({ seq: null, hash })
  expect(readHeadLine(` ${grouped}\n`)).toEqual({ seq: null, hash })
})

test.each(['', 'entry 44', hash.slice(1), 'nonsense'])('“%s” holds no hash', (line) => {
  expect(readHeadLine(line)).toBeNull()
})
