import { expect, test } from 'vitest'
import { FACILITATOR, PARTY_ANA, PARTY_BO } from '@/components/room/testing'
import { counteredTable } from '@/components/settlement/counter.fixture'
import { accountFor, begunFrom, NOTHING_TABLED, tabling, whatIsMissing, withoutTerm } from './table-draft'

const state = counteredTable([{ change: 'remove', term: 2, comment: '' }]).opened

test('a text begun from a counter is tabled under the countering party’s name', () => {
  const draft = begunFrom(state, { from: 'counter', counter: 1 })
  expect(tabling(state, FACILITATOR, draft)).toMatchObject({
    type: 'TableSettlement',
    basedOn: 1,
    origin: { kind: 'party', party: PARTY_BO, counter: 1 },
  })
  expect(whatIsMissing(draft)).toBeNull()
})

test('a text of one’s own is tabled under one’s own name', () => {
  const draft = begunFrom(state, { from: 'settlement', version: 1 })
  expect(tabling(state, FACILITATOR, draft)).toMatchObject({
    basedOn: 1,
    origin: { kind: 'person', person: FACILITATOR },
  })
  expect(tabling(state, FACILITATOR, NOTHING_TABLED)).toMatchObject({ basedOn: null })
})

test('a red line is met by one term, or not met for a reason, never both', () => {
  const { text } = begunFrom(state, { from: 'settlement', version: 1 })
  const line = { party: PARTY_ANA, item: 'r1' }
  const unmet = accountFor(text, line, 0, 'It costs too much.')
  expect([unmet.met, unmet.unmet]).toEqual([[], [{ ...line, why: 'It costs too much.' }]])
  const met = accountFor(unmet, line, 2, '')
  expect([met.met, met.unmet]).toEqual([[{ ...line, term: 2 }], []])
  expect(accountFor(met, line, -1, '').met).toEqual([])
})

test('when a term is taken out, red lines keep to the words that meet them', () => {
  const { text } = begunFrom(state, { from: 'settlement', version: 1 })
  expect(withoutTerm(text, 0).met).toEqual([{ party: PARTY_ANA, item: 'r1', term: 2 }])
  expect(withoutTerm(text, 2).met).toEqual([])
})
