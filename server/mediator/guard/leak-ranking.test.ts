import { expect, test } from 'vitest'
import type { GuardContext } from './input'
import { rankingLeaks } from './leak-ranking'
import { readingOf } from './reading'

const context = (weights: string, said = 'We want Saturdays free and 30 an hour.'): GuardContext => ({
  parties: ['Harbour Bakery', 'Ines Brandt'],
  redLines: [],
  statements: [
    { party: 'Ines Brandt', text: said },
    { party: 'Harbour Bakery', text: 'We offer 26 an hour from May.' },
  ],
  sealed: [{ party: 'Ines Brandt', kind: 'weight', text: weights }],
  issues: [
    { number: 1, title: 'Wage' },
    { number: 2, title: 'Saturdays' },
  ],
})
const leaks = (text: string, weights = 'Saturdays 60, wage 30, start date 10.', said?: string) =>
  rankingLeaks(readingOf('conflicts', text, context(weights, said))).length > 0

test.each([
  'For Ines Brandt the order is clear: Saturdays first, then the wage, and the start date a distant third.',
  'Ines Brandt cares most about the Saturdays and least about the start date.',
  'The wage counts less for Ines Brandt than the Saturdays.',
  'Reason: Ines gives 60 points to the Saturdays and only 30 to the wage.',
  'Ines has been heard. She cares most about the Saturdays.',
  'This is nearer to Ines, who rates the Saturdays at 60 and the wage at 30.',
  'The start date is the least of the concerns of Ines, far behind the Saturdays.',
])('the order of a sealed list is given away, in words or in its figures: %s', (text) => {
  expect(leaks(text)).toBe(true)
})

test.each([
  'Ines Brandt asks for the Saturdays and for a wage of 30 an hour.',
  'Ines, what matters most to you, the Saturdays or the wage?',
  'Ines Brandt said that the Saturdays come first and the wage second.',
  'If the Saturdays matter more to Ines than the wage, a term on the Saturdays comes first.',
  'Harbour Bakery cares most about the Saturdays.',
  'The Saturdays come first on the list and the wage second.',
  'For Ines Brandt the wage matters most, then the Saturdays.',
])('asked, reported, supposed, of nobody or of somebody else, or in another order, it is not: %s', (text) => {
  expect(leaks(text)).toBe(false)
})

test('what its party has ranked in public is no secret', () => {
  const text = 'For Ines Brandt the Saturdays matter most, then the wage.'
  expect(leaks(text)).toBe(true)
  expect(leaks(text, undefined, 'The Saturdays come first for me, then the wage.')).toBe(false)
})

test.each([
  'Saturdays count three times as much as the wage',
  'Saturdays first, then the wage, the start date last',
  'The Saturdays matter most; the wage hardly counts',
])('a sealed text ranks without figures as well: %s', (weights) => {
  expect(leaks('For Ines Brandt the Saturdays weigh more than the wage.', weights)).toBe(true)
})

test.each(['Saturdays', 'I would take 27 an hour', 'Saturdays 60'])(
  'what compares nothing ranks nothing: %s',
  (weights) => {
    expect(leaks('Ines Brandt cares most about the Saturdays, then the wage.', weights)).toBe(false)
  },
)

test('a thing is named by its word, also by one that begins as a small word does', () => {
  expect(
    leaks('For Ines Brandt the instalments come first, then the meals.', 'Instalments 60, meals 30.'),
  ).toBe(true)
})
