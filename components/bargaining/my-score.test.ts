import { describe, expect, test } from 'vitest'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import type { PartyId } from '@/server/protocol/ids'
import { instant, packageDigest, partyId, personId } from '@/server/protocol/ids'
import { type DeclareDraft, declaredFrom, EMPTY_DECLARATION, missingIn, weightsOf } from './declare-draft'
import { gainsFrom, myScore, plottedTicks, scoresOf } from './my-score'

const issues = [
  {
    issue: 1,
    title: 'Rent',
    kind: { kind: 'amount' as const, unit: '€', min: '500', max: '1100', step: '100' },
  },
  { issue: 2, title: 'Garden', kind: { kind: 'options' as const, options: ['Shared', 'Theirs', 'Mine'] } },
]
const draft: DeclareDraft = {
  ...EMPTY_DECLARATION,
  sliders: { 1: 60, 2: 20 },
  outcomes: {
    1: {
      options: [],
      points: [
        { at: '500', worth: 0 },
        { at: '1100', worth: 100 },
      ],
      neverBelow: '600',
      neverAbove: '',
    },
    2: { options: [40, null, 100], points: [], neverBelow: '', neverAbove: '' },
  },
  alternative: 'Keep it empty',
  alternativeWorth: '400',
}
const mine = declaredFrom(draft, issues)
const at = (rent: string, garden = 'Shared') => [
  { issue: 1, value: rent },
  { issue: 2, value: garden },
]

describe('declaring', () => {
  test('points follow from what an issue weighs and what its outcomes are worth, out of a thousand', () => {
    expect(weightsOf(draft, issues)).toEqual([0.75, 0.25])
    expect(mine.values).toEqual([
      {
        kind: 'amount',
        issue: 1,
        points: [
          { at: '500', score: 0 },
          { at: '1100', score: 750 },
        ],
        neverBelow: '600',
        neverAbove: null,
      },
      { kind: 'options', issue: 2, points: [100, 'never', 250] },
    ])
    expect(myScore(issues, mine, at('1100', 'Mine')).points).toBe(1000)
  })

  test('ranks and questions give weights that sum to one', () => {
    const ranked = weightsOf({ ...draft, way: 'ranking', ranks: { 1: 1, 2: 2 } }, issues)
    expect(ranked).toEqual([0.75, 0.25])
    const asked = weightsOf({ ...draft, way: 'questions', answers: { '1 2': 4 } }, issues)
    expect(asked[0]).toBeCloseTo(0.8)
    expect(asked.reduce((a, b) => a + b, 0)).toBeCloseTo(1)
  })

  test('an issue whose outcomes are all alike, and a missing alternative, keep it from being sealed', () => {
    expect(missingIn(draft, issues)).toBeNull()
    expect(missingIn(EMPTY_DECLARATION, issues)).toContain('Rent')
    expect(missingIn({ ...draft, alternative: ' ' }, issues)).toContain('no deal')
    expect(missingIn({ ...draft, alternativeWorth: 'some' }, issues)).toContain('points')
  })
})

describe('my view of offers', () => {
  test('a package below the alternative, at it, and across a red line', () => {
    expect(myScore(issues, mine, at('700'))).toEqual({ points: 350, below: true })
    expect(myScore(issues, mine, at('740'))).toEqual({ points: 400, below: false })
    expect(myScore(issues, mine, at('1100', 'Theirs'))).toEqual({ points: null, below: true })
    expect(myScore(issues, mine, at('550'))).toEqual({ points: null, below: true })
  })

  test('each offer is seen beside the same party’s one before', () => {
    const a = partyId.parse('a')
    const b = partyId.parse('b')
    const offer = (number: number, party: PartyId, rent: string) => ({
      offer: number,
      party,
      by: personId.parse('ana'),
      grant: null,
      mark: { seq: 1, at: instant.parse('2026-01-01T00:00:00.000Z') },
      digest: packageDigest.parse('ab'.repeat(32)),
      round: number,
      answers: null,
      values: at(rent),
      note: '',
      responses: [],
    })
    const scores = scoresOf(issues, mine, {
      offers: [offer(1, a, '1100'), offer(2, b, '600'), offer(3, a, '1000')],
    })
    expect(scores.map(({ points, change }) => [points, change])).toEqual([
      [850, null],
      [225, null],
      [725, -125],
    ])
  })

  test('what a move on one issue would bring, the most first, and nothing for what is best already', () => {
    expect(gainsFrom(issues, mine, at('700'))).toEqual([
      { issue: 1, value: '1100', points: 500 },
      { issue: 2, value: 'Mine', points: 150 },
    ])
    expect(gainsFrom(issues, mine, at('1100', 'Mine'))).toEqual([])
  })

  test('a price in cents has its best where the curve turns, found at once', () => {
    const price = (max: string, step: string) => ({
      issue: 1,
      kind: { kind: 'amount' as const, unit: '€', min: '0', max, step },
    })
    const peak = (max: string): DeclaredValues => ({
      values: [
        {
          kind: 'amount',
          issue: 1,
          points: [
            { at: '0', score: 0 },
            { at: '333.335', score: 900 },
            { at: max, score: 0 },
          ],
          neverBelow: null,
          neverAbove: '333.3349',
        },
      ],
      batna: { text: 'Keep it', value: 0 },
    })
    for (const max of ['999999999999999', '10000000', '1000'])
      expect(gainsFrom([price(max, '0.01')], peak(max), [{ issue: 1, value: '0' }])).toEqual([
        { issue: 1, value: '333.33', points: 900 },
      ])
  })
})

test('a plot reaches in even steps from nothing over all offers to the alternative, but not to one far off', () => {
  expect(plottedTicks([661, 503], 420)).toEqual([0, 200, 400, 600, 800])
  expect(plottedTicks([661], 1_210)).toEqual([0, 250, 500, 750, 1_000, 1_250])
  expect(plottedTicks([661], 918_273)).toEqual([0, 200, 400, 600, 800])
  expect(plottedTicks([-40], -571_936)).toEqual([-50, 0, 50, 100])
  expect(plottedTicks([-900, 1_900], 0)).toEqual([-1_000, -500, 0, 500, 1_000, 1_500, 2_000])
})
