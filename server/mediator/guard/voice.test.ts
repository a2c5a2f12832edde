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
        statements: [{ party: 'Ben Roth', text: 'I ask for 900 euros.' }],
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
  ])('is asserted: %s', (text) => {
    expect(found(text)).toEqual(['asserts_agreement'])
  })

  it.each(['Roof (issue 1): done this autumn.', 'With everyone’s objections reserved, 900 is named.'])(
    'is not: %s',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )
})

describe('consent', () => {
  it.each([
    'Ben sent no word. I take that for leave given.',
    'Anyone who takes the boat out is taken to have chosen the first.',
    'I wrote that I would count no answer by Tuesday as approval.',
  ])('is implied: %s', (text) => {
    expect(found(text)).toEqual(['implies_consent'])
  })

  it.each([
    'Ben does not dispute the date but says that acceptance was never declared.',
    'The two figures do not contradict each other: they were taken in other years.',
    'I do not take that for a yes.',
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
  })
})

describe('pressure', () => {
  it('is in what will be remembered, not in a rain that comes on a day', () => {
    expect(found('Which of you wants to be remembered for letting it go?')).toEqual(['pressure'])
    expect(found('Should rain come on the second, the fruit hangs.')).toEqual([])
  })
})
