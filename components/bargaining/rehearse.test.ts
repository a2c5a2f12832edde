import { expect, test } from 'vitest'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import { isPossible } from '@/server/protocol/packages'
import { gardenValues, rentValues, startValues } from '@/server/protocol/values.fixture'
import { rehearse, WAYS } from './rehearse'

const issues = [
  {
    issue: 1,
    kind: { kind: 'amount' as const, unit: '€', min: '500', max: '1100', step: '50' },
  },
  { issue: 2, kind: { kind: 'options' as const, options: ['Shared', 'Theirs', 'Mine'] } },
  { issue: 3, kind: { kind: 'date' as const, first: '2027-01-01', last: '2027-03-31' } },
]
const mine: DeclaredValues = {
  values: [
    rentValues([0, 600], { neverBelow: '600' }),
    gardenValues([150, 'never', 250], 2),
    startValues([150, 0], 3),
  ],
  batna: { text: 'Keep it empty', value: 300 },
}

test('the same number rehearses the same run, move by move, and another number another', () => {
  for (const way of WAYS) {
    const [one, again] = [1, 2].map(() => rehearse({ issues, mine, others: 2, way, seed: 7 }))
    expect(one).toEqual(again)
  }
  const runs = [1, 2, 3, 4].map((seed) =>
    JSON.stringify(rehearse({ issues, mine, others: 2, way: 'linear', seed }).offers),
  )
  expect(new Set(runs).size).toBe(4)
})

test('it says how far it is: each party that is ready, then each round', () => {
  const told: [number, number][] = []
  const run = rehearse({ issues, mine, others: 2, way: 'linear', seed: 7 }, (done, of) =>
    told.push([done, of]),
  )
  expect(told.map(([done]) => done)).toEqual(
    Array.from({ length: 4 + run.artefact.rounds }, (_, at) => at + 1),
  )
  expect(told.every(([done, of]) => done <= of && of === 24)).toBe(true)
})

test('nothing is agreed below one’s own alternative or across one’s own red line', () => {
  for (let seed = 1; seed <= 20; seed++)
    for (const way of WAYS) {
      const run = rehearse({ issues, mine, others: 1, way, seed })
      expect(run.below).toBe(false)
      if (run.artefact.kind === 'agreement') {
        expect(run.artefact.terms.map(({ issue }) => issue)).toEqual(['1', '2', '3'])
        expect(run.points).toBeGreaterThanOrEqual(300)
        // Alone against one, whoever did not make the last offer accepted it.
        expect(run.accepted).toEqual([
          { round: run.artefact.rounds, party: 1 - (run.offers.at(-1)?.party ?? 0) },
        ])
      }
    }
})

test('coming nearer on an amount or a day is giving way: nobody is stopped for that', () => {
  const amounts = [0, 2].flatMap((at) => issues[at] ?? [])
  const values = { ...mine, values: mine.values.filter(({ issue }) => issue !== 2) }
  const endings = Array.from({ length: 12 }, (_, seed) =>
    rehearse({ issues: amounts, mine: values, others: 1, way: 'linear', seed }),
  )
  expect(endings.filter(({ artefact: { kind, rounds } }) => kind === 'undecided' && rounds < 6)).toEqual([])
})

test('[DEC4] whoever sits for no party rehearses with values that follow from the number alone', () => {
  for (const others of [1, 2]) {
    const asked = { issues, mine: null, others, way: 'linear' as const }
    const run = rehearse({ ...asked, seed: 3 })
    expect(run).toEqual(rehearse({ ...asked, seed: 3 }))
    expect(new Set(run.offers.map(({ party }) => party)).size).toBe(others + 1)
    const runs = [1, 2, 3, 4, 5, 6].map((seed) => rehearse({ ...asked, seed }))
    expect(new Set(runs.map((one) => JSON.stringify(one.offers))).size).toBe(6)
    for (const one of runs.filter(({ artefact }) => artefact.kind === 'agreement')) {
      expect(one.points).toBeGreaterThanOrEqual(one.alternative)
      expect(one.points).toBeLessThanOrEqual(1_010)
    }
    expect(runs.some(({ artefact }) => artefact.kind === 'agreement')).toBe(true)
  }
})

test('a price in cents is rehearsed with some of its values, all of them possible', () => {
  const [rent, ...others] = issues
  if (rent?.kind.kind !== 'amount') throw new Error('no rent')
  const fine = { ...rent, kind: { ...rent.kind, max: '10000000', step: '0.01' } }
  for (const only of [[fine], [fine, ...others]]) {
    const values = mine.values.filter(({ issue }) => only.some((one) => one.issue === issue))
    const { artefact } = rehearse({
      issues: only,
      mine: { values, batna: { text: '', value: 0 } },
      others: 1,
      way: 'conceder',
      seed: 5,
    })
    if (artefact.kind !== 'agreement') throw new Error(artefact.kind)
    for (const { issue, value } of artefact.terms) {
      const kind = only.find((one) => String(one.issue) === issue)?.kind
      expect(kind && isPossible(kind, String(value))).toBe(true)
    }
  }
})
