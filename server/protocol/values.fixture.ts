import type { IssueValues } from './bargaining-commands'

type AmountValues = Extract<IssueValues, { kind: 'amount' }>

/** A rent from 500 to 1100, straight between what its ends are worth. */
export const rentValues = (
  [least, most]: readonly [number, number],
  never: Partial<Pick<AmountValues, 'neverBelow' | 'neverAbove'>> = {},
  issue = 1,
): IssueValues => ({
  kind: 'amount',
  issue,
  points: [
    { at: '500', score: least },
    { at: '1100', score: most },
  ],
  neverBelow: null,
  neverAbove: null,
  ...never,
})

/** A day in the first three months of 2027, straight between what its ends are worth. */
export const startValues = ([first, last]: readonly [number, number], issue = 2): IssueValues => ({
  kind: 'date',
  issue,
  points: [
    { at: '2027-01-01', score: first },
    { at: '2027-03-31', score: last },
  ],
  neverBefore: null,
  neverAfter: null,
})

export const gardenValues = (points: (number | 'never')[], issue = 3): IssueValues => ({
  kind: 'options',
  issue,
  points,
})
