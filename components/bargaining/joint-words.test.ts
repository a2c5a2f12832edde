import { describe, expect, test } from 'vitest'
import type { DeclaredIssue } from '@/server/bargaining/declared'
import { instant, partyId, personId } from '@/server/protocol/ids'
import { jointOf } from './joint'
import { comparedWords } from './joint-words'

const options = (issue: number, many: number): DeclaredIssue => ({
  issue,
  kind: { kind: 'options', options: Array.from({ length: many }, (_, at) => `Option ${at}`) },
})

const worth = (issue: number, points: number[]) => ({ kind: 'options', issue, points })

/** What two parties declared and have opened; no deal is worth `alternative` to each. */
function opened(alternative: number, ana: object[], bo: object[]) {
  const batna = JSON.stringify({ text: 'Keep it empty', value: alternative })
  const of = (party: string, values: object[]) => ({
    party: partyId.parse(party),
    utilities: JSON.stringify(values),
    batna,
  })
  const mark = { seq: 1, at: instant.parse('2027-01-01T09:00:00.000Z') }
  return {
    revealed: { opened: [of('p1', ana), of('p2', bo)], by: personId.parse('ana'), mark },
    agreed: null,
    offers: [],
  }
}

const two = [options(1, 2)]
const said = (joint: ReturnType<typeof jointOf>) => joint && comparedWords(joint)

describe('whether there is a Nash point is said only of what was looked at', () => {
  test('it is shown where some package is as good as no deal for everybody', () => {
    const joint = jointOf(two, opened(10, [worth(1, [40, 10])], [worth(1, [10, 40])]))
    expect(joint).toMatchObject({
      compared: 'all',
      frontier: [
        [40, 10],
        [10, 40],
      ],
    })
    expect(joint?.nash).not.toBeNull()
    expect(said(joint)).toContain('Triangle: the Nash point.')
  })

  test('there is none where every package was compared and none is as good as no deal for everybody', () => {
    const joint = jointOf(two, opened(20, [worth(1, [40, 10])], [worth(1, [10, 40])]))
    expect(joint).toMatchObject({ compared: 'all', nash: null })
    expect(said(joint)).toContain('There is no Nash point: no package is as good as no deal for every party.')
  })

  test('of a long range only some values are compared, so that none among them is not none at all', () => {
    const range: DeclaredIssue[] = [
      { issue: 1, kind: { kind: 'amount', unit: '€', min: '0', max: '1000', step: '1' } },
    ]
    const rising = (from: number, to: number) => ({
      kind: 'amount',
      issue: 1,
      points: [
        { at: '0', score: from },
        { at: '1000', score: to },
      ],
      neverBelow: null,
      neverAbove: null,
    })
    // As good as no deal for both is 501 alone, which the spread leaves out.
    const ana = { ...rising(0, 1000), neverBelow: '501' }
    const bo = { ...rising(1000, 0), neverAbove: '501' }
    const joint = jointOf(range, opened(0, [ana], [bo]))
    expect(joint).toMatchObject({ compared: 'some', nash: null })
    expect(said(joint)).toContain('None of those is as good as no deal for every party')
    expect(said(joint)).not.toContain('There is no Nash point')
    const wide = jointOf(range, opened(100, [rising(0, 1000)], [rising(1000, 0)]))
    expect(said(wide)).toContain('Of issues with many values only some were compared')
  })

  test('where the packages are too many to compare, nothing is said of a Nash point but that', () => {
    const issues = [1, 2, 3, 4].map((issue) => options(issue, 40))
    const rising = (issue: number) => Array.from({ length: 40 }, (_, at) => at * 40 ** (issue - 1))
    const joint = jointOf(
      issues,
      opened(
        0,
        issues.map(({ issue }) => worth(issue, rising(Math.min(issue, 3)))),
        issues.map(({ issue }) => worth(issue, rising(Math.min(issue, 3)).toReversed())),
      ),
    )
    expect(joint).toMatchObject({ compared: 'none', frontier: [], nash: null })
    expect(said(joint)).toBe(
      'The packages were too many to compare, so the best of them and the Nash point are not shown.',
    )
  })
})
