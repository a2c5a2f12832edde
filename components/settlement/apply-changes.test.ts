import { expect, test } from 'vitest'
import { by, FACILITATOR, PARTY_ANA } from '@/components/room/testing'
import type { TermChange } from '@/server/protocol/statements'
import { withChanges } from './apply-changes'
import { counteredTable } from './counter.fixture'

function carriedOut(changes: TermChange[]) {
  const record = counteredTable(changes)
  const state = record.opened
  const [drafted] = state.settlements
  const [counter] = state.counters
  if (!drafted || !counter) throw new Error('the fixture has a text and a counter')
  return { record, draft: withChanges(state, drafted.settlement, counter) }
}

test('a counter is carried out term by term, and each changed term names it as a source', () => {
  const { draft } = carriedOut([
    { change: 'replace', term: 1, text: 'Ana Rojas pays 700 € a month.', comment: '' },
    { change: 'comment', term: 3, comment: 'Good.' },
    { change: 'add', heading: 'Keys', text: 'Each keeps one.', comment: '' },
  ])
  expect(draft.terms).toEqual([
    {
      heading: 'Rent',
      text: 'Ana Rojas pays 700 € a month.',
      sources: [
        { kind: 'issue', issue: 1 },
        { kind: 'counter', counter: 1 },
      ],
    },
    { heading: 'Kiln', text: 'Bo Lindqvist carries its repairs.', sources: [] },
    { heading: 'Notice', text: 'Three months, in writing.', sources: [] },
    { heading: 'Keys', text: 'Each keeps one.', sources: [{ kind: 'counter', counter: 1 }] },
  ])
})

test('a red line follows its term to another number, and is no longer called met when the term changed or went', () => {
  const kept = carriedOut([{ change: 'remove', term: 2, comment: '' }]).draft
  expect(kept.met).toEqual([{ party: PARTY_ANA, item: 'r1', term: 2 }])
  const changed = carriedOut([{ change: 'replace', term: 3, text: 'One month.', comment: '' }]).draft
  expect(changed.met).toEqual([])
  const gone = carriedOut([{ change: 'remove', term: 3, comment: '' }]).draft
  expect(gone.met).toEqual([])
})

test('the protocol takes what was carried out, and lists a red line nobody accounts for', () => {
  const { record, draft } = carriedOut([{ change: 'replace', term: 3, text: 'One month.', comment: '' }])
  record.does(by(FACILITATOR), {
    type: 'DraftSettlement',
    run: null,
    basedOn: 1,
    draft,
    origin: { kind: 'person', person: FACILITATOR },
  })
  expect(record.opened.settlements.at(-1)?.settlement.unmet).toMatchObject([{ party: PARTY_ANA, item: 'r1' }])
})
