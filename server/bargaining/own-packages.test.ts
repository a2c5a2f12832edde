import { describe, expect, test } from 'vitest'
import type { DeclaredValues, IssueValues } from '@/server/protocol/bargaining-commands'
import { isPossible } from '@/server/protocol/packages'
import type { IssueKind } from '@/server/protocol/statements'
import { type DeclaredIssue, scoreOffer } from './declared'
import { nearestIn, packagesIn, rankPackages, rowsOf, TooManyPackages, valueIn } from './own-packages'
import { dealNumbered, MOST_RANKED } from './ranking'

const price = (max: string, step = '0.01'): IssueKind => ({ kind: 'amount', unit: '€', min: '0', max, step })
const options = (count: number): IssueKind => ({
  kind: 'options',
  options: Array.from({ length: count }, (_, at) => `option ${at}`),
})
const days: IssueKind = { kind: 'date', first: '2027-01-01', last: '2036-12-31' }
const numbered = (kinds: readonly IssueKind[]): DeclaredIssue[] =>
  kinds.map((kind, at) => ({ issue: at + 1, kind }))

/** An amount is best at a third of a thousand, and nobody takes less than a hundred and a bit. */
function valuesFor({ issue, kind }: DeclaredIssue): IssueValues {
  switch (kind.kind) {
    case 'text':
      throw new Error('free text')
    case 'options':
      return { kind: 'options', issue, points: kind.options.map((_, at) => at) }
    case 'amount': {
      const points = [
        { at: '0', score: 0 },
        { at: '333.335', score: 1_000 },
        { at: kind.max ?? '', score: 40 },
      ]
      return { kind: 'amount', issue, points, neverBelow: '100.001', neverAbove: null }
    }
    case 'date': {
      const points = [
        { at: '2027-01-01', score: 0 },
        { at: '2036-12-31', score: 200 },
      ]
      return { kind: 'date', issue, points, neverBefore: null, neverAfter: '2036-06-30' }
    }
  }
}
const declaredFor = (issues: readonly DeclaredIssue[]): DeclaredValues => ({
  values: issues.map(valuesFor),
  batna: { text: 'Elsewhere.', value: 300 },
})

describe('as long as all packages can be ranked', () => {
  test('every value of each issue is looked at', () => {
    const sizes = [[price('1199.99')], [days, options(40)], [price('1'), days, options(5)]].map((kinds) => {
      const issues = numbered(kinds)
      return rowsOf(issues, declaredFor(issues)).map(({ places, size }) => (places === null ? size : 'some'))
    })
    expect(sizes).toEqual([[120_000], [3_653, 40], [101, 3_653, 5]])
  })
})

describe('of issues too fine for that', () => {
  const FINE: [string, IssueKind[]][] = [
    ['a price in cents', [price('10000000')]],
    ['one value more than is looked at whole', [price('1200')]],
    ['the finest there is', [price('999999999999999.999999', '0.000001')]],
    ['three prices in cents', [price('10000'), price('10000000'), price('1000000')]],
    ['a price beside days and options', [price('1000000'), days, options(5)]],
    ['twelve prices', Array.from({ length: 12 }, () => price('100000'))],
  ]

  test.each(FINE)('%s: no more packages are made than can be ranked, all of them possible', (_, kinds) => {
    const issues = numbered(kinds)
    const rows = rowsOf(issues, declaredFor(issues))
    expect(packagesIn(rows)).toBeLessThanOrEqual(Number(MOST_RANKED))
    for (const row of rows) {
      expect(row.size).toBeLessThanOrEqual(20_000)
      for (let at = 0; at < row.size; at += 97) {
        expect(isPossible(row.kind, valueIn(row, at))).toBe(true)
        expect(nearestIn(row, valueIn(row, at))).toBe(at)
      }
    }
  })

  test('the party’s best, and what that is worth, is exact; so are both ends', () => {
    const issues = numbered([price('10000000'), price('1000000'), days])
    const declared = declaredFor(issues)
    const rows = rowsOf(issues, declared)
    const { order, sorted } = rankPackages(issues, declared)
    const sizes = rows.map(({ size }) => size)
    const best = dealNumbered(sizes, order[0] ?? -1).map((at, k) => {
      const row = rows[k]
      return { issue: k + 1, value: row ? valueIn(row, at) : '' }
    })
    expect(best.map(({ value }) => value)).toEqual(['333.34', '333.34', '2036-06-30'])
    expect(sorted[0]).toBeCloseTo(scoreOffer(issues, declared, best).total, 6)
    expect(rows.map((row) => [valueIn(row, 0), valueIn(row, row.size - 1)])).toEqual([
      ['0', '10000000'],
      ['0', '1000000'],
      ['2027-01-01', '2036-12-31'],
    ])
  })

  test('short issues are looked at whole, and leave room to the long ones', () => {
    const issues = numbered([price('1000000'), price('0.05'), days])
    expect(rowsOf(issues, declaredFor(issues)).map(({ size }) => size)).toEqual([183, 6, 182])
  })

  test('a value between those looked at stands for the nearer, of two as near the first, beyond the ends for the end', () => {
    const issues = numbered([price('9', '3')])
    const [row] = rowsOf(issues, declaredFor(issues))
    if (!row) throw new Error('no row')
    expect(['-5', '1', '1.5', '1.6', '8', '100'].map((value) => nearestIn(row, value))).toEqual([
      0, 0, 0, 1, 3, 3,
    ])
  })
})

test('options are never left out: where they alone are too many, that is said', () => {
  const issues = numbered([options(40), options(40), options(40), options(40), price('10')])
  expect(() => rowsOf(issues, declaredFor(issues))).toThrow(TooManyPackages)
  expect(() => rowsOf(issues.slice(0, 4), declaredFor(issues))).toThrow(TooManyPackages)
})
