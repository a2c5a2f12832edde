import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './marked-words'

test('the pieces are the text, whatever the spans', () => {
  const span = fc.record({ start: fc.nat(40), end: fc.nat(40) })
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), fc.array(span), (text, spans) => {
      const inside = spans.map(({ start, end }) => ({
        start: Math.min(start, text.length),
        end: Math.min(end, text.length),
      }))
      expect(
        piecesOf(text, inside)
          .map((one) => one.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('overlapping spans mark their union once', () => {
  const pieces = piecesOf('sounds fine if paid', [
    { start: 12, end: 19 },
    { start: 15, end: 19 },
  ])
  expect(pieces.filter((one) => one.marked).map((one) => one.text)).toEqual(['if paid'])
})
