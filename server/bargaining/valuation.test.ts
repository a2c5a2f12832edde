import { describe, expect, it } from 'vitest'
import { NEVER } from './domain'
import { fitOf } from './fit'
import { analyse } from './solve'
import { Declaration, domainOf, IssueSpec, scorePackage, valuesOf } from './valuation'
import { weightsFromComparisons, weightsFromRanks } from './weights'

const issues = [
  { kind: 'options', options: ['weekly', 'monthly'] },
  { kind: 'amount', min: 100, max: 200, step: 25 },
  { kind: 'date', first: '2026-02-27', last: '2026-03-03', everyDays: 2 },
].map((issue) => IssueSpec.parse(issue))

const mine = Declaration.parse({
  batna: 30,
  valuations: [
    { kind: 'options', points: [10, 'never'] },
    {
      kind: 'amount',
      points: [
        { at: 200, score: 0 },
        { at: 100, score: 20 },
        { at: 150, score: 18 },
      ],
      neverAbove: 175,
    },
    {
      kind: 'date',
      points: [
        { at: '2026-02-27', score: 4 },
        { at: '2026-03-03', score: 0 },
      ],
    },
  ],
})

describe('valuations', () => {
  it('list every value an issue can take, over the end of a month too', () => {
    expect(issues.map(valuesOf)).toEqual([
      [0, 1],
      [100, 125, 150, 175, 200],
      ['2026-02-27', '2026-03-01', '2026-03-03'],
    ])
  })

  it('are not listed where they are too many, and many of them make a domain all the same', () => {
    const price = (max: number) => IssueSpec.parse({ kind: 'amount', min: 0, max, step: 0.01 })
    expect(() => valuesOf(price(10_000_000))).toThrow('too many values')
    const points = [
      { at: 0, score: 0 },
      { at: 2_000, score: 100 },
    ]
    const declaration = Declaration.parse({ batna: 0, valuations: [{ kind: 'amount', points }] })
    const [row] = domainOf([price(2_000)], [{ party: 'me', declaration }]).scores
    expect(row).toHaveLength(200_001)
  })

  it('run straight between their points, and compare with no deal on the same scale', () => {
    expect(scorePackage(issues, mine, [0, 125, '2026-03-01'])).toEqual({
      total: 31,
      perIssue: [10, 19, 2],
      belowBatna: false,
    })
    expect(scorePackage(issues, mine, [0, 175, '2026-03-01'])).toMatchObject({ total: 21, belowBatna: true })
  })

  it('put a package across a red line below everything', () => {
    expect(scorePackage(issues, mine, [1, 100, '2026-02-27'])).toMatchObject({
      total: NEVER,
      belowBatna: true,
    })
    expect(scorePackage(issues, mine, [0, 200, '2026-02-27']).total).toBe(NEVER)
  })

  it('are not below the BATNA by float noise', () => {
    const exact = Declaration.parse({
      batna: 0.3,
      valuations: [
        { kind: 'options', points: [0.1] },
        { kind: 'options', points: [0.2] },
      ],
    })
    const one = IssueSpec.parse({ kind: 'options', options: ['only'] })
    expect(scorePackage([one, one], exact, [0, 0])).toMatchObject({ total: 0.3, belowBatna: false })
  })

  it('make the domain the engine solves', () => {
    const theirs = Declaration.parse({
      batna: 5,
      valuations: [
        { kind: 'options', points: [0, 5] },
        {
          kind: 'amount',
          points: [
            { at: 100, score: 0 },
            { at: 200, score: 20 },
          ],
        },
        { kind: 'date', points: [{ at: '2026-02-27', score: 0 }] },
      ],
    })
    const declarations = [
      { party: 'me', declaration: mine },
      { party: 'they', declaration: theirs },
    ]
    const domain = domainOf(issues, declarations)
    const { outcomes, amongAcceptable } = analyse(domain)
    expect(outcomes).toBe(30n)
    expect(amongAcceptable.nash).toMatchObject({ deal: [0, 2, 0], utilities: [32, 10], value: 10 })
  })
})

describe('weights', () => {
  it('from ranks keep the order, share ties, and sum to one', () => {
    expect(weightsFromRanks([1, 2, 3])).toEqual([
      expect.closeTo(11 / 18),
      expect.closeTo(5 / 18),
      expect.closeTo(2 / 18),
    ])
    const tied = weightsFromRanks([1, 2, 2, 4])
    expect(tied[1]).toBe(tied[2])
    expect(tied.reduce((a, b) => a + b, 0)).toBeCloseTo(1)
  })

  it('from consistent comparisons are recovered exactly, without asking for every pair', () => {
    const found = weightsFromComparisons(3, [
      { first: 0, second: 1, ratio: 2 },
      { first: 1, second: 2, ratio: 3 },
    ])
    expect(found.weights).toEqual([expect.closeTo(0.6), expect.closeTo(0.3), expect.closeTo(0.1)])
    expect(found.inconsistency).toBeCloseTo(1)
    expect(found.unconnected).toEqual([])
  })

  it('tell when answers contradict each other, and what was not compared', () => {
    const found = weightsFromComparisons(4, [
      { first: 0, second: 1, ratio: 2 },
      { first: 1, second: 2, ratio: 2 },
      { first: 2, second: 0, ratio: 2 },
    ])
    expect(found.weights.slice(0, 3)).toEqual([
      expect.closeTo(0.25),
      expect.closeTo(0.25),
      expect.closeTo(0.25),
    ])
    expect(found.inconsistency).toBeCloseTo(2)
    expect(found.unconnected).toEqual([[0, 1, 2], [3]])
  })
})

describe('advice at setup', () => {
  it('follows parties, issues and refusals', () => {
    expect(fitOf({ parties: 2, issues: 1, redLines: [[], []] })).toMatchObject({
      bargaining: 'light',
      mediator: 'not needed',
    })
    expect(fitOf({ parties: 3, issues: 4, redLines: [[0], [1], [2]] })).toMatchObject({
      bargaining: 'fits',
      mediator: 'advised',
      reasons: ['DifferentRefusals', 'PackagesPossible', 'ThreeOrMoreParties'],
    })
    expect(
      fitOf({
        parties: 2,
        issues: 2,
        redLines: [
          [0, 1],
          [0, 1],
        ],
      }).bargaining,
    ).toBe('does not fit')
  })
})
