import { expect, test } from 'vitest'
import { acceptableOf, sharedBefore, signalsOf } from './signals'

const rent = {
  issue: 1,
  title: 'Rent',
  kind: { kind: 'amount', unit: '€', min: '500', max: '1000', step: '100' },
} as const
const garden = { issue: 2, title: 'Garden', kind: { kind: 'options', options: ['Mine', 'Shared'] } } as const
const day = {
  issue: 3,
  title: 'From',
  kind: { kind: 'date', first: '2027-01-01', last: '2027-01-05' },
} as const
const nothing = { rank: '', options: [], from: '', to: '' }

test('[DEC5] what is left empty is not shared', () => {
  const all = [rent, { ...garden, kind: { ...garden.kind, options: [...garden.kind.options] } }].map(
    (issue) => ({
      issue,
      shared: nothing,
    }),
  )
  expect(signalsOf(all)).toEqual({ ranks: [], acceptable: [] })
})

test('[DEC5] ends of an amount or a day stand for the values between them, and come back as they were', () => {
  const shared = { ...nothing, rank: '2', from: '700', to: '900' }
  expect(acceptableOf(rent, shared)).toEqual(['700', '800', '900'])
  const [first] = signalsOf([{ issue: rent, shared }]).acceptable
  expect(sharedBefore(rent, { ranks: [{ issue: 1, rank: 2 }], acceptable: first ? [first] : [] })).toEqual(
    shared,
  )
  expect(acceptableOf(day, { ...nothing, from: '2027-01-04' })).toEqual(['2027-01-04', '2027-01-05'])
})

test('[DEC5] ends with nothing between them are told apart from nothing shared', () => {
  expect(acceptableOf(rent, { ...nothing, from: '900', to: '700' })).toBe('nothing')
})

test('[DEC5] between the ends of a price in cents lie as many values as a mediator looks at', () => {
  const fine = { ...rent, kind: { ...rent.kind, max: '999999999999999', step: '0.01' } }
  const values = acceptableOf(fine, { ...nothing, from: '600' })
  expect(values?.length).toBeLessThanOrEqual(24)
  expect(values?.at(-1)).toBe('999999999999999')
})
