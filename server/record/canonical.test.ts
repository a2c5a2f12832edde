import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, NotCanonical } from './canonical'

test('keys are sorted by code unit and white space is dropped (RFC 8785)', () => {
  expect(canonicalJson({ b: 1, a: [true, null, 'é'], '\u20ac': 'x', A: {} })).toBe(
    '{"A":{},"a":[true,null,"é"],"b":1,"€":"x"}',
  )
})

test.each([1.5, Number.NaN, 2 ** 53, -0, undefined, () => 1])('%s has no canonical form', (value) => {
  expect(() => canonicalJson({ value })).toThrow(NotCanonical)
})

test.each(['\u0000', 'a\ud800'])('text that a database or an encoder would change is refused', (text) => {
  expect(() => canonicalJson({ text })).toThrow(NotCanonical)
  expect(() => canonicalJson({ [text]: 1 })).toThrow(NotCanonical)
})

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme' }).filter((s) => s.isWellFormed() && !s.includes('\u0000')),
    fc.maxSafeInteger().map((n) => n + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.string({ unit: 'grapheme' }), tie('value')),
  ),
})).value

test('parsing canonical text and writing it again changes nothing', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value)
      expect(canonicalJson(JSON.parse(text))).toBe(text)
    }),
  )
})

test('an independent writer of RFC 8785 gives the same text', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(canonicalJson(value)).toBe(canonicalize(value))
    }),
  )
})

test.each([new Date(0), new URL('http://localhost')])('%s writes itself, and is refused', (value) => {
  expect(() => canonicalJson({ value })).toThrow(NotCanonical)
})
