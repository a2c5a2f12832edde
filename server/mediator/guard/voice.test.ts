import { describe, expect, it } from 'vitest'
import type { Act } from './input'
import { readingOf } from './reading'
import { toldAgreement, voiceFaults } from './voice'

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
    'Ben accepts a sum of 800, which at 900 a week takes a week.',
    'Ann was fine with it at 900 euros.',
    'To Ann: with both having shaken hands on 900, when is it paid?',
    'The tenant and the owner are at one on 900.',
    'A line saying that both have accepted 900 stands at the end of the draft.',
  ])('is asserted: %s', (text) => {
    expect(found(text)).toEqual(['asserts_agreement'])
  })

  it.each([
    'Roof (issue 1): done this autumn.',
    'It has no effect until the town, the café and the fire service have each said yes.',
    'Later the price is settled between 650 and 900 by a valuer.',
    'With everyone’s objections reserved, 900 is named.',
    'The roof and the mould are dealt with from 3 March.',
    '900 is accepted by Ben.',
    'Ann asked that I put in that Ben agrees with her. He has not said so.',
    'Ann asked for a sentence saying that Ben has accepted thirds. It is not written here.',
    'Ann asks to have it stated that both have accepted 900. That is not stated here.',
    'A sentence saying that both have accepted 900 was asked for by Ann; it is not in this text.',
    'Tap: decided after the sightings. Sundays: closed.',
    'Ann takes it for granted that the shed is hers.',
    'The name stands only over a cut he has approved.',
    'Ben was fine with it at 900 euros.',
    'Ben accepts a sum up to 900, which at 300 a week takes three weeks.',
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
    'If Ann is at home and lets him begin, that is her yes to 900.',
    'Ben said nothing for six weeks, and that silence is his permission.',
    'Anyone who works on Monday accepts the term by doing so.',
    'Ben has said nothing since, and by that he has admitted the fault.',
    'Ann would read his silence as a yes.',
    'Ben has not answered, so he pays 900.',
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
    'Ann would read it as a yes with some caution.',
    'Ben has not yet answered, so this needs his word.',
    'Nothing says that the days are thereby granted.',
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
    expect(found('It is paid after the next fair. I would like to hear what you think of that.')).toEqual([])
    expect(found('Please correct anything that is wrong.')).toEqual([])
    expect(found('It keeps the line or not, depending on which of two counts is right.')).toEqual([])
    expect(found('Ann, you call the charge not fair. In what?')).toEqual([])
    expect(found('Reasonable is a word that needs a comparison.')).toEqual([])
    expect(found('What would make a boat a better one?')).toEqual([])
    expect(found('The children are spared, which is as it should be.')).toEqual(['own_values'])
    expect(found('A port that waits another winter is behaving badly.')).toEqual(['own_values'])
  })
})

it('what is fair is asked for, not said', () => {
  expect(found('Both: what would have to be true for you to call a figure fair?')).toEqual([])
  expect(found('What would have to happen before a fair price is paid?')).toEqual(['own_values'])
  expect(found('Of these, b is the fairest to both.', 'alternatives')).toEqual(['own_values'])
  expect(found('Nothing in this is a view on who is right.')).toEqual([])
  expect(found('Ben is right.')).toEqual(['own_values'])
  expect(found('Is there a date which matters more than the others?')).toEqual([])
  expect(found('The date matters more than the price.')).toEqual(['own_values'])
})

describe('pressure', () => {
  it('is not in how a term is taken, in a duty that is tried out, nor in asking for words', () => {
    expect(found('How different people would take it:', 'simulate')).toEqual([])
    expect(found('Please take it: nothing better comes.', 'simulate')).toContain('pressure')
    expect(found('On time with papers: Ben has to take it.', 'simulate')).toEqual([])
    expect(found('Ben has to take it.')).toEqual(['pressure'])
    expect(found('You have to take it.', 'simulate')).toEqual(['pressure'])
    expect(found('Each of you has to say yes in words.')).toEqual([])
    expect(found('How many days do you need to move forty hives?', 'question')).toEqual([])
    expect(found('You need to move now.')).toEqual(['pressure'])
    expect(found('Each of you has to say yes in writing today.')).toEqual(['pressure'])
    expect(found('A delay of 50 minutes would be a breach.')).toEqual([])
  })

  it('is in a way out that is open only to a yes', () => {
    expect(found('You can still get out of this with some money.')).toEqual(['pressure'])
    expect(found('The sum stands, but only if you say yes this week.')).toEqual(['pressure'])
  })

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

it('an agreement is somebody’s words where only they speak of it', () => {
  const told = (text: string) =>
    toldAgreement(
      readingOf('question', text, {
        parties: ['Ann Lee', 'Ben Roth'],
        redLines: [],
        statements: [],
        sealed: [],
        issues: [],
      }),
      text.toLowerCase(),
    )
  expect(told('Ann, Ben says that last year the two of you agreed on three weeks.')).toBe(true)
  expect(told('Ben says that the two of you agreed on 900; you have both accepted it.')).toBe(false)
  expect(told('Ben says that 900 is enough, so it is settled.')).toBe(false)
  expect(told('Last year the two of you agreed on three weeks.')).toBe(false)
})
