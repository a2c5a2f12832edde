import { describe, expect, it } from 'vitest'
import { claimedLeaks } from './leak-claimed'
import { readingOf } from './reading'

const claims = (text: string) =>
  claimedLeaks(
    readingOf('clarify', text, {
      parties: ['Ann Lee', 'Ben Roth'],
      redLines: [],
      statements: [
        { party: 'Ann Lee', text: '1.20 m is enough for me.' },
        { party: 'Ben Roth', text: 'I ask for 1.80 m.' },
      ],
      sealed: [
        { party: 'Ann Lee', kind: 'batna', text: 'I would pay 1,600.' },
        { party: 'Ann Lee', kind: 'weight', text: 'Tree 10, view 4.' },
      ],
      issues: [],
    }),
  ).length > 0

describe('what a party can do, which nobody has said', () => {
  it.each([
    'It is five thousand under the most the buyers can pay.',
    'The first is inside what the company can afford.',
    'Ann would say yes to the first and no to the second.',
    'By its own reckoning it still does well at that price.',
    'Your two weeks are an opening figure, since you could live with three and a half.',
    'What it wants most is flour that comes on time.',
    'The price comes only second for it.',
  ])('is claimed: %s', (text) => {
    expect(claims(text)).toBe(true)
  })

  it.each([
    'The most that was offered is 1.80 m.',
    'It is inside what the term says.',
    'Ann says yes to the first; the second is open.',
    'Could you say what you could live with?',
    'Ann asked for both; the price comes second in the list.',
  ])('is not: %s', (text) => {
    expect(claims(text)).toBe(false)
  })

  it('is no claim where it is the party’s own figure, and one beside that figure', () => {
    expect(claims('Ann would be content with 1.20 m.')).toBe(false)
    expect(claims('Ben would be content with 1.20 m.')).toBe(true)
    expect(claims('Ann would go higher than 1.20 m.')).toBe(true)
  })
})
