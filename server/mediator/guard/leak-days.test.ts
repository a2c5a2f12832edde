import { expect, test } from 'vitest'
import { dayLeaks } from './leak-days'
import { readingOf } from './reading'

function given(text: string, sealed: string, said = 'We offer 1 November.'): boolean {
  const context = {
    parties: ['Aue Works', 'Codewright'],
    redLines: [],
    statements: [{ party: 'Codewright', text: said }],
    sealed: [{ party: 'Aue Works', kind: 'note' as const, text: sealed }],
    issues: [{ number: 1, title: 'Start' }],
  }
  return dayLeaks(readingOf('question', text, context)).length > 0
}

test.each([
  ['Your system goes dark in the middle of November.', 'The system is switched off on 15 November.'],
  ['For Aue Works mid-November is the last date.', 'We must be done by November 14th.'],
  ['Is late June too late for you?', 'Our developer leaves on the 30th of June.'],
  ['Something changes in early March.', 'I move on March 3.'],
])('a sealed day is told by the part of its month: %s', (text, sealed) => {
  expect(given(text, sealed)).toBe(true)
})

test.each([
  [
    'Your system goes dark in the middle of December.',
    'The system is switched off on 15 November.',
    undefined,
  ],
  ['Could a start in early November do?', 'The system is switched off on 15 November.', undefined],
  ['Is the middle of November late?', 'The system ends on 15 November.', 'We can start on 13 November.'],
  ['Is the middle of November late?', 'The system ends on 15 November.', 'The middle of November would do.'],
])('another part, or one that was spoken of, tells nothing: %s', (text, sealed, said) => {
  expect(given(text, sealed, said)).toBe(false)
})
