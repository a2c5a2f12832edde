import {
  ANA,
  BO,
  by,
  FACILITATOR,
  type GrowingRecord,
  PARTY_ANA,
  tableInMediation,
} from '@/components/room/testing'
import type { Draft } from '@/server/protocol/settlement'
import type { TermChange } from '@/server/protocol/statements'

const TEXT: Draft = {
  title: 'Kiln Lane from March 2027',
  terms: [
    { heading: 'Rent', text: 'Ana Rojas pays 750 € a month.', sources: [{ kind: 'issue', issue: 1 }] },
    { heading: 'Kiln', text: 'Bo Lindqvist carries its repairs.', sources: [] },
    { heading: 'Notice', text: 'Three months, in writing.', sources: [] },
  ],
  tradeOffs: [],
  met: [{ party: PARTY_ANA, item: 'r1', term: 3 }],
  unmet: [],
  rationale: 'What all three said about money comes first.',
}

/** A table where Ana has one red line, a text stands as settlement 1, and Bo has countered it. */
export function counteredTable(changes: TermChange[]): GrowingRecord {
  const record = tableInMediation()
  record.does(by(ANA), {
    type: 'StateIntent',
    statement: {
      goals: [{ text: 'Stay on the ground floor', rationale: '' }],
      constraints: [],
      redLines: ['No notice shorter than three months'],
      tradeable: [],
      context: '',
    },
  })
  record.does(by(FACILITATOR), {
    type: 'DraftSettlement',
    run: null,
    basedOn: null,
    draft: TEXT,
    origin: { kind: 'person', person: FACILITATOR },
  })
  record.does(by(BO), { type: 'CounterSettlement', version: 1, changes, comment: '' })
  return record
}
