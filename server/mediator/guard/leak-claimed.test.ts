import { describe, expect, it } from 'vitest'
import { claimedLeaks } from './leak-claimed'
import { readingOf } from './reading'

const claims = (text: string): boolean => {
  const { certain, hinted } = claimedLeaks(
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
  )
  return certain.length + hinted.length > 0
}

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

describe('what a party would take, sign or leave over, told as known', () => {
  const certain = (text: string) =>
    claimedLeaks(
      readingOf('alternatives', text, {
        parties: ['Ann Lee', 'Ben Roth'],
        redLines: [],
        statements: [{ party: 'Ann Lee', text: 'I ask for 42 percent.' }],
        sealed: [{ party: 'Ann Lee', kind: 'batna', text: 'Below 40 percent I go.' }],
        issues: [],
      }),
    ).certain.length > 0

  it.each([
    'Of these, only (c) would be enough for Ann Lee.',
    'Half of it will do for her.',
    'That is the figure at which she is satisfied.',
    'Two at the school, which Ann would accept if pressed.',
    'Ann would sign any of these three.',
    'The 20 is still within what Ann would pay.',
    'At 38 percent Ann would leave; at 42 she would stay.',
    'She gets half, and that is all she really needs.',
    'That is 60,000 above her credit limit.',
    'Four would be fine with her.',
  ])('is certain: %s', (text) => {
    expect(certain(text)).toBe(true)
  })

  it.each([
    'Would half of it be enough for Ann Lee?',
    'Ann says that half would be enough for her.',
    'At 38 percent Ann has 3,800.',
    'The 20 is still within what the statute allows.',
    'Ann, which of these three would you sign?',
    'Ann asks for 42 percent; it is not known whether 40 would do for her.',
  ])('is not: %s', (text) => {
    expect(certain(text)).toBe(false)
  })
})
