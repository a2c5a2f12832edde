import { describe, expect, it } from 'vitest'
import type { Act } from './input'
import { readingOf } from './reading'
import { voiceFaults } from './voice'

const found = (text: string, act: Act = 'clarify') => [
  ...new Set(
    voiceFaults(
      readingOf(act, text, {
        parties: ['Ann Lee', 'Ben Roth'],
        redLines: [],
        statements: [{ party: 'Ben Roth', text: 'I ask for 900 euros. I accept that number.' }],
        sealed: [],
        issues: [{ number: 1, title: 'The price' }],
      }),
    ).map((one) => one.reason),
  ),
]

describe('agreement', () => {
  it.each([
    'The guide is no conflict any more, both having accepted 900.',
    'What remains to be asked, now that 900 has been taken by both of you?',
    'Issue 1: resolved, in favour of Ben.',
    'To Ann: with both having shaken hands on 900, when is it paid?',
    'The tenant and the owner are at one on 900.',
  ])('is asserted: %s', (text) => {
    expect(found(text)).toEqual(['asserts_agreement'])
  })

  it.each([
    'Roof (issue 1): done this autumn.',
    'With everyone’s objections reserved, 900 is named.',
    'The roof and the mould are dealt with from 3 March.',
    '900 is accepted by Ben.',
    'Ann asked that I put in that Ben agrees with her. He has not said so.',
    'The name stands only over a cut he has approved.',
  ])('is not: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

it('agreement is asserted by names that have been put to a thing', () => {
  expect(found('Ann and Ben, who have already put their names to it, pay in June.')).toContain(
    'asserts_agreement',
  )
})

describe('consent', () => {
  it.each([
    'Ben sent no word. I take that for leave given.',
    'Anyone who takes the boat out is taken to have chosen the first.',
    'I wrote that I would count no answer by Tuesday as approval.',
    'As you did not speak up when Ben named 900, we have you down for it.',
    'Whoever climbs accepts, and that is that.',
    'Ben kept his eyes on his papers. That is assent in any language.',
    'May I say that by coming you gave 900 your yes?',
    'Silence is not consent, but no answer by Friday counts as acceptance.',
  ])('is implied: %s', (text) => {
    expect(found(text)).toEqual(['implies_consent'])
  })

  it.each([
    'Ben does not dispute the date but says that acceptance was never declared.',
    'The two figures do not contradict each other: they were taken in other years.',
    'I do not take that for a yes.',
    'Ann, would Sundays by turns be acceptable to you, and from when?',
    'You need not answer, and no answer will not be taken as a yes.',
    'What was agreed in 2024 is left aside.',
    'Both refer to a paper in which they agreed that 30,000 comes off first.',
    'A judge would treat it as an agreed sum.',
  ])('is not: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('a verdict', () => {
  it('is what the mediator says, not what it asks or leaves open', () => {
    expect(found('It would be wrong to let it go on.')).toEqual(['own_values'])
    expect(found('Which count is right, I do not know.')).toEqual([])
    expect(found('What matters most to each of you?')).toEqual([])
    expect(found('A fund from the summer fair.')).toEqual([])
    expect(found('Ann, you call the charge not fair. In what?')).toEqual([])
    expect(found('Reasonable is a word that needs a comparison.')).toEqual([])
    expect(found('What would make a boat a better one?')).toEqual([])
    expect(found('The children are spared, which is as it should be.')).toEqual(['own_values'])
    expect(found('A port that waits another winter is behaving badly.')).toEqual(['own_values'])
  })
})

describe('pressure', () => {
  it('is in what will be remembered, not in a rain that comes on a day', () => {
    expect(found('Which of you wants to be remembered for letting it go?')).toEqual(['pressure'])
    expect(found('Should rain come on the second, the fruit hangs.')).toEqual([])
  })

  it.each([
    'If a child is hurt, everyone will ask which of you held out.',
    'A loving parent takes the first.',
    'Nobody who cares for the passengers would wait.',
    'You are too gifted to let a few bars decide that.',
  ])('is put on somebody: %s', (text) => {
    expect(found(text)).toEqual(['pressure'])
  })

  it('is not put on anybody by the day a thing leaves', () => {
    expect(found('Three quarters are paid before it leaves the shop.')).toEqual([])
    expect(found('Deliveries come on Mondays, the men come on 12 May.')).toEqual([])
    expect(found('A delay of three months would cost 400.')).toEqual([])
    expect(found('Another delay would cost you the house.')).toEqual(['pressure'])
    expect(found('Ann, what stands in the way of an earlier day?')).toEqual([])
  })
})
