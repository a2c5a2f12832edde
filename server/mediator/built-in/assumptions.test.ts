import { describe, expect, it } from 'vitest'
import type { IntentSet } from '../fixtures/intent-set'
import { nightBakery } from '../fixtures/night-bakery'
import { SETS, tableOf } from '../fixtures/play'
import { inputFrom } from '../input'
import { assumptionsIn } from './assumptions'
import { review } from './built-in'

const [bakery, choir] = nightBakery.parties
/** The hall, with a goal more for each of the two. */
function said(mine: string, theirs = 'The hall is swept on Mondays.') {
  if (!bakery || !choir) throw new Error('two parties are needed')
  const withGoal = (party: IntentSet['parties'][number], text: string) => ({
    ...party,
    statement: { ...party.statement, goals: [...party.statement.goals, { text, rationale: '' }] },
  })
  const set: IntentSet = { ...nightBakery, parties: [withGoal(bakery, mine), withGoal(choir, theirs)] }
  return inputFrom(tableOf(set).opened())
}
const found = (...texts: [string, string?]) =>
  assumptionsIn(said(...texts)).map(({ kind, words }) => [kind, words])

describe('what a statement takes for granted', () => {
  it.each([
    ['The choir pays half of the €2,000 for the chairs.', 'figure', '€2,000'],
    ['Sweeping is shared once the new roof is finished.', 'event', 'the new roof is finished'],
    ['The lease is signed as soon as my uncle retires.', 'event', 'my uncle retires'],
    ['The town council allows music until midnight.', 'outsider', 'The town council'],
    ['A ramp is built if the heritage office agrees.', 'outsider', 'the heritage office'],
  ])('“%s”: %s', (text, kind, words) => {
    expect(found(text)).toEqual([[kind, words]])
  })

  it.each([
    ['A figure that is offered, and not spoken of as known.', 'We pay €2,000 for the chairs.'],
    ['A bound.', 'The rent stays below the €900 of today.'],
    ['What the party does itself.', 'We sweep after every rehearsal.'],
    ['A moment that comes by itself.', 'Doors close at 10 pm.'],
    ['Somebody who is named but does nothing.', 'The hall lies behind the church.'],
  ])('%s “%s” takes nothing for granted', (_, text) => {
    expect(found(text)).toEqual([])
  })

  it.each([
    ['The choir pays half of the €2,000 for the chairs.', 'The chairs cost €2,000.'],
    ['Sweeping is shared once the new roof is finished.', 'The new roof is finished on 1 May.'],
  ])('“%s” is common ground where another says “%s”', (mine, theirs) => {
    expect(found(mine, theirs)).toEqual([])
  })

  it('a party is no outsider', () => {
    const input = said('The bank pays for the chairs.')
    const seated = {
      ...input,
      parties: input.parties.map((one) => ({ ...one, name: `${one.name} and Bank` })),
    }
    expect(assumptionsIn(input)).toHaveLength(1)
    expect(assumptionsIn(seated)).toEqual([])
  })
})

it('each is told as a question, and asked of the party whose words they are', () => {
  const { findings, questions } = review(said('The town council allows music until midnight.'))
  expect(findings.filter((one) => one.kind === 'assumption')).toMatchObject([
    { text: expect.stringMatching(/^This seems to need “The town council”.*\?$/) },
  ])
  expect(questions.filter((one) => one.text.includes('Has anybody asked “The town council”'))).toMatchObject([
    { to: 'bakery' },
  ])
})

it('of six plain matters nothing is claimed that a reader would not ask', () => {
  const all = SETS.flatMap((set) => assumptionsIn(inputFrom(tableOf(set).opened())).map(({ words }) => words))
  expect(all).toEqual(['a place in a home is free'])
})
