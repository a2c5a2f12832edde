import { expect, test } from 'vitest'
import { guard } from './guard'
import type { GuardContext } from './input'

const context = (guess: string, secret: string): GuardContext => ({
  parties: ['Ana', 'Bo'],
  redLines: [],
  statements: [{ party: 'Ana', text: 'I need the workshop in the morning.' }],
  sealed: [{ party: 'Ana', kind: 'note', text: secret }],
  open: [guess],
  issues: [{ number: 1, title: 'Hours' }],
})
const TAKES = 'We would take 912 euros a month.'
const reasons = (text: string, guess: string, secret = TAKES) =>
  guard({ act: 'question', text: `To all: ${text}\nWhy: It bears on the hours.` }, context(guess, secret))
    .reasons

test.each([
  'Would 912 euros a month be of interest to you?',
  'Is 912 euros the least that Ana would secretly accept?',
  'Ana would accept 912 euros at the very least, which she keeps to herself.',
  'Ana’s real limit is 912 euros.',
])('what stands before a model and is said back is no leak, right or wrong: %s', (guess) => {
  for (const secret of [TAKES, 'Our real limit is 912 euros.', 'We would take 640 euros a month.'])
    expect(reasons(guess, guess, secret)).toEqual([])
})

test('what is said besides is held against what is sealed as before', () => {
  const guess = 'What would a new landlord mean for the two of you?'
  expect(reasons(`${guess} And would 912 euros a month do?`, guess)).toContain('leak')
  expect(reasons('Would 912 euros a month do?', guess)).toContain('leak')
  // A figure that is open may still not be told as somebody's secret.
  expect(reasons('Ana’s bottom line is 912 euros.', 'The lathe cost 912 euros.')).toContain('leak')
})
