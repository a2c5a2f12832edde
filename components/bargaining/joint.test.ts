import { expect, test } from 'vitest'
import type { IssueValues } from '@/server/protocol/bargaining-commands'
import { partyAt } from '@/server/protocol/ids'
import { gardenValues, rentValues } from '@/server/protocol/values.fixture'
import { jointOf } from './joint'

const issues = [
  { issue: 1, kind: { kind: 'amount' as const, unit: '€', min: '500', max: '1100', step: '100' } },
  { issue: 2, kind: { kind: 'options' as const, options: ['Shared', 'Theirs', 'Mine'] } },
]
const opened = (at: number, values: IssueValues[], value: number) => ({
  party: partyAt(at),
  utilities: JSON.stringify(values),
  batna: JSON.stringify({ text: 'Keep it', value }),
})
/** To the first the garden is worth more than all the rent, to the second the other way round. */
const revealed = {
  opened: [
    opened(0, [rentValues([0, 120]), gardenValues([400, 0, 500], 2)], 50),
    opened(1, [rentValues([600, 0]), gardenValues([60, 100, 0], 2)], 50),
  ],
}
const agreedOn = (rent: string, garden: string) => ({
  revealed,
  agreed: { offer: 1 },
  offers: [
    {
      values: [
        { issue: 1, value: rent },
        { issue: 2, value: garden },
      ],
    },
  ],
})

test('beside a deal that gives everything to the wrong side, exchanges that would have hurt nobody', () => {
  const joint = jointOf(issues, agreedOn('1100', 'Theirs'))
  expect(joint?.deal).toEqual([120, 100])
  expect(joint?.better?.packages).toBeGreaterThan(1)
  const best = joint?.better?.moves[0]
  expect(best?.changes.map(({ issue }) => issue)).toEqual([1, 2])
  for (const { changes, gains } of joint?.better?.moves ?? []) {
    expect(changes).toHaveLength(2)
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...gains)).toBeGreaterThan(0)
  }
})

test('an amount is the same however it is written, and also between the values that are looked at', () => {
  expect(jointOf(issues, agreedOn('1100.00', 'Theirs'))?.better).toEqual(
    jointOf(issues, agreedOn('1100', 'Theirs'))?.better,
  )
  const fine = issues.map((one) =>
    one.kind.kind === 'amount' ? { ...one, kind: { ...one.kind, step: '1' } } : one,
  )
  expect(jointOf(fine, agreedOn('1087', 'Theirs'))?.better?.packages).toBeGreaterThan(1)
})

test('beside an undominated deal there is none, and without a deal nothing is said', () => {
  expect(jointOf(issues, agreedOn('500', 'Mine'))?.better).toEqual({ packages: 0, moves: [] })
  expect(jointOf(issues, { revealed, agreed: null, offers: [] })?.better).toBeNull()
})

test('a price in cents is looked at evenly, with what was agreed and both ends among it', () => {
  const fine = issues.map((one) =>
    one.kind.kind === 'amount'
      ? { ...one, kind: { ...one.kind, max: '999999999999999', step: '0.01' } }
      : one,
  )
  const joint = jointOf(fine, agreedOn('1087.13', 'Theirs'))
  expect(joint?.compared).toBe('some')
  expect(joint?.deal).toEqual(jointOf(issues, agreedOn('1087.13', 'Theirs'))?.deal)
  expect(joint?.better?.packages).toBeGreaterThan(0)
  expect(joint?.better?.moves[0]?.changes.map(({ issue }) => issue)).toEqual([1, 2])
})
