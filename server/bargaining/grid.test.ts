import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IssueValues } from '@/server/protocol/bargaining-commands'
import { isPossible } from '@/server/protocol/packages'
import { type IssueKind, issueKind } from '@/server/protocol/statements'
import { spreadValues } from './coarse-view'
import { declarationOf, engineValue, specOf } from './declared'
import { evenPlaces, gridOf, spreadOver, tellingPlaces } from './grid'
import { scoreOf, valuesOf } from './valuation'

const amount = (min: string, max: string, step?: string): IssueKind =>
  issueKind.parse({ kind: 'amount', unit: '€', min, max, ...(step === undefined ? {} : { step }) })
const days = (first: string, last: string): IssueKind => issueKind.parse({ kind: 'date', first, last })

/** Of a size that can be listed: steps of a cent up to a thousand, and days over some years. */
const small = fc.oneof(
  fc
    .record({ least: fc.integer({ min: -50_000, max: 50_000 }), steps: fc.nat(300), rest: fc.nat(99_999) })
    .chain((range) =>
      fc.integer({ min: 1, max: 100_000 }).map((step) => {
        const most = range.least + range.steps * step + (range.rest % step)
        return amount((range.least / 100).toFixed(2), (most / 100).toFixed(2), (step / 100).toFixed(2))
      }),
    ),
  fc
    .tuple(fc.integer({ min: -5_000, max: 5_000 }), fc.nat(5_000))
    .map(([least, span]) => amount(String(least), String(least + span))),
  fc
    .tuple(fc.nat(3_000), fc.nat(900))
    .map(([from, span]) =>
      [from, from + span].map((at) => new Date(at * 86_400_000).toISOString().slice(0, 10)),
    )
    .map(([first = '', last = '']) => days(first, last)),
)
/** Of more values than anything holds. */
const HUGE = [
  amount('0', '10000000', '0.01'),
  amount('-999999999999999.999999', '999999999999999.999999', '0.000001'),
  amount('0.005', '999999999999999', '0.03'),
  days('0000-01-01', '9999-12-31'),
] as const
/** As the record has them: sums of decimals are no longer exact as floats. */
const listOf = (kind: IssueKind) =>
  valuesOf(specOf(kind)).map((value) =>
    typeof value === 'number' ? String(Number(value.toFixed(6))) : value,
  )
const scorer = (kind: IssueKind, values: IssueValues) => {
  const declaration = declarationOf([{ issue: 1, kind }], { values: [values], batna: { text: '', value: 0 } })
  const [valuation] = declaration.valuations
  if (!valuation) throw new Error('no valuation')
  return (value: string) => scoreOf(specOf(kind), valuation, engineValue(kind, value))
}

describe('values reckoned by their places', () => {
  test('are those that would be listed, in their order', () => {
    fc.assert(
      fc.property(small, (kind) => {
        const grid = gridOf(kind)
        const places = Array.from({ length: Number(grid.count) }, (_, place) => BigInt(place))
        expect(places.map(grid.valueAt)).toEqual(listOf(kind))
        expect(places.map((place) => grid.placeOf(grid.valueAt(place)))).toEqual(places)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['a thousand and one cents', amount('0', '10', '0.01'), 1_001n],
    ['one value, where the ends meet', amount('7', '7', '0.01'), 1n],
    ['one value without steps', amount('7', '7'), 1n],
    ['only the least, where the step is longer than the range', amount('0', '9', '10'), 1n],
    ['no value beyond the last whole step', amount('0', '10', '3'), 4n],
    ['no part smaller than a millionth', amount('0', '0.000003'), 4n],
    ['a thousand million', HUGE[0], 1_000_000_001n],
    ['all that an amount can be', HUGE[1], 1_999_999_999_999_999_999_999n],
    ['every day there is', HUGE[3], 3_652_425n],
    ['options', issueKind.parse({ kind: 'options', options: ['a', 'b'] }), 2n],
  ])('are counted: %s', (_, kind, count) => {
    expect(gridOf(kind).count).toBe(count)
  })

  test('begin and end where the issue does, and are possible at every place', () => {
    for (const kind of [
      ...HUGE,
      amount('0', '0.000003'),
      amount('0', '33.333333'),
      amount('-1', '2', '0.7'),
    ]) {
      const { count, valueAt, placeOf } = gridOf(kind)
      for (const place of [0n, 1n, count / 3n, count / 2n, count - 1n]) {
        expect(isPossible(kind, valueAt(place))).toBe(true)
        expect(placeOf(valueAt(place))).toBe(place)
      }
      expect(isPossible(kind, valueAt(count))).toBe(false)
    }
  })

  test('have a place for what lies between them: that of the one below', () => {
    const { placeOf } = gridOf(amount('-1', '2', '0.7'))
    expect(['-1.1', '-1', '-0.31', '-0.3', '1.9', '100'].map(placeOf)).toEqual([-1n, 0n, 0n, 1n, 4n, 144n])
  })
})

describe('values spread evenly', () => {
  test('are every so many of the list, and the last', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 60 }), (kind, most) => {
        const all = listOf(kind)
        const every = Math.ceil(all.length / most)
        expect(spreadOver(kind, most)).toEqual(
          all.filter((_, at) => at % every === 0 || at === all.length - 1),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('of any number are few, possible, and with both ends and what was named', () => {
    for (const kind of HUGE) {
      const { count, valueAt } = gridOf(kind)
      const named = valueAt(count / 7n)
      const values = spreadOver(kind, 24, [named])
      expect(values.length).toBeLessThanOrEqual(26)
      expect(values).toEqual(expect.arrayContaining([valueAt(0n), named, valueAt(count - 1n)]))
      expect(values.every((value) => isPossible(kind, value))).toBe(true)
      expect(evenPlaces(gridOf(kind), 24).length).toBeLessThanOrEqual(24)
    }
  })

  test('name a value once, however it is written, and none that the issue cannot take', () => {
    const rent = amount('500', '1100', '100')
    expect(spreadOver(rent, 2, ['700.00', '750', '1200', '400'])).toEqual(['500', '700', '900', '1100'])
    expect(spreadValues(rent)).toEqual(['500', '600', '700', '800', '900', '1000', '1100'])
  })
})

describe('the places that tell', () => {
  const valued = (kind: IssueKind) => {
    const all = listOf(kind)
    const at = fc.nat(all.length + 3).map((place) => all[place] ?? all[0] ?? '')
    const points = fc.array(fc.record({ at, score: fc.integer({ min: -9, max: 9 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    return fc
      .record({ points, below: fc.option(at), above: fc.option(at) })
      .map(
        ({ points, below, above }): IssueValues =>
          kind.kind === 'date'
            ? { kind: 'date', issue: 1, points, neverBefore: below, neverAfter: above }
            : { kind: 'amount', issue: 1, points, neverBelow: below, neverAbove: above },
      )
  }

  test('hold the best and the worst, and of equal ones the first best', () => {
    fc.assert(
      fc.property(
        small.chain((kind) => fc.tuple(fc.constant(kind), valued(kind))),
        ([kind, values]) => {
          const grid = gridOf(kind)
          const score = scorer(kind, values)
          const all = listOf(kind)
          const telling = tellingPlaces(grid, values).map(grid.valueAt)
          const scores = [all, telling].map((list) => list.map(score))
          const best = scores.map((list) => Math.max(...list))
          expect(best[1]).toBeCloseTo(best[0] ?? Number.NaN, 9)
          const worst = scores.map((list) => Math.min(...list.filter(Number.isFinite)))
          expect(worst[1]).toBeCloseTo(worst[0] ?? Number.NaN, 9)
          const first = [all, telling].map((list, at) => list[scores[at]?.indexOf(best[at] ?? 0) ?? 0])
          expect(first[1]).toBe(first[0])
        },
      ),
      { numRuns: 300 },
    )
  })

  test('are few, however fine the grid', () => {
    const points = [
      { at: '0', score: 0 },
      { at: '333.333', score: 100 },
      { at: '10000000', score: 7 },
    ]
    const values: IssueValues = { kind: 'amount', issue: 1, points, neverBelow: '12.345', neverAbove: null }
    const { valueAt, ...grid } = gridOf(HUGE[0])
    const telling = tellingPlaces({ valueAt, ...grid }, values).map(valueAt)
    expect(telling.length).toBeLessThanOrEqual(14)
    expect(telling).toEqual(expect.arrayContaining(['12.35', '333.33', '333.34', '10000000']))
  })
})
