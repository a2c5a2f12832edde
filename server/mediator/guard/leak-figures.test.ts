import { expect, test } from 'vitest'
import type { GuardContext, SealedText } from './input'
import { figureLeaks } from './leak-figures'
import { figuresSaid } from './leak-said'
import { readingOf } from './reading'

const context: GuardContext = {
  parties: ['Ann Lee', 'Ben Roth', 'Cal Moss'],
  redLines: [{ party: 'Ann Lee', text: 'I pay 7,200 at most.' }],
  statements: [
    { party: 'Ann Lee', text: 'The rent is 840, and I want 25 percent less. 280 hours are free.' },
    { party: 'Ben Roth', text: 'I ask for 7,800.' },
    { party: 'Cal Moss', text: 'I need 120 hours.' },
  ],
  sealed: [],
  issues: [{ number: 1, title: 'The rent' }],
}

/** Which rule speaks of a text beside one sealed part. */
function given(text: string, sealedText: string, kind: SealedText['kind'] = 'batna'): string[] {
  const sealed = [{ party: 'Ben Roth', kind, text: sealedText }]
  const { sure, near } = figureLeaks(readingOf('simulate', text, { ...context, sealed }))
  return [...(sure.length > 0 ? ['sure'] : []), ...(near.length > 0 ? ['near'] : [])]
}

test('a sealed figure that nobody has said is sure, also a small one with its unit', () => {
  expect(given('Ann, would 7,450 do?', 'I would take 7,450.')).toEqual(['sure'])
  expect(given('Ann, would 7% do?', 'I would take 7%.')).toEqual(['sure'])
  expect(given('Ann, would 4.05 do?', 'The hospital pays 4.05 a meal.')).toEqual(['sure'])
})

test('a figure near a sealed one, a range over it or a small number without its unit is weighed', () => {
  expect(given('The share would come to 65.3 hours.', 'Somebody else has 65 hours.')).toEqual(['near'])
  expect(given('It would be 17,100 / 19,800 then.', 'I was offered 18,000.')).toEqual(['near'])
  expect(given('The two offers are worth weighing.', 'The garden is worth 2 of 10.', 'score')).toEqual([
    'near',
  ])
})

test('an amount below one is weighed where it is told in hundredths, rounded too', () => {
  expect(given('A little over 27 cents goes into each box.', 'A box costs us 0.272.')).toEqual(['near'])
  expect(given('A little over 37 cents goes into each box.', 'A box costs us 0.272.')).toEqual([])
})

test('a sealed figure that open ones give too is weighed: their middle, a percentage, a part of a whole', () => {
  expect(given('A rent of 7,500 from May.', 'Another would pay 7,500.')).toEqual(['near'])
  expect(given('She would keep back 210 a month.', 'I expect to lose 210 a month.')).toEqual(['near'])
  expect(given('Ann 95, Ben 65, Cal 120: that is all.', 'I could have 65 elsewhere.')).toEqual(['near'])
})

test('a single letter that names a term is no Roman figure, unless something is counted by it', () => {
  const sealed = 'I could live with a penalty of 100.'
  expect(given('Term C: both check the loads. C comes first, with 1.80 m.', sealed)).toEqual([])
  expect(given('A penalty of C euros.', sealed)).toEqual(['sure'])
  expect(given('A penalty of CX euros.', 'I could live with 110.')).toEqual(['sure'])
})

test('a share of a thing is reckoned from figures that were said of it', () => {
  const reckoned = (text: string) => {
    const reading = readingOf('simulate', text, {
      parties: ['Ann Lee', 'Ben Roth'],
      redLines: [],
      statements: [
        { party: 'Ann Lee', text: 'No more than 40 concerts a year.' },
        { party: 'Ben Roth', text: 'I want 60 percent of the royalties.' },
      ],
      sealed: [{ party: 'Ben Roth', kind: 'batna', text: 'I would stay for 20 percent.' }],
      issues: [],
    })
    return figureLeaks(reading).reckoned.length > 0
  }
  expect(reckoned('Half of the royalties goes to the writers.')).toBe(false)
  expect(reckoned('Half of the concerts goes to the writers.')).toBe(true)
  expect(reckoned('A third of the royalties goes to the writers.')).toBe(true)
})

test('however many figures a text holds, each stands beside the nearest alone', () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `${at + 100}`).join(' or ')
  const said = figuresSaid(readingOf('simulate', text, context))
  expect(said.length).toBeGreaterThan(1_000)
  expect(Math.max(...said.map(({ beside }) => beside.length))).toBeLessThanOrEqual(80)
})
