import { expect, test } from 'vitest'
import { groupRows, type ListedNegotiation, rowOf } from './negotiation-row'

const quiet: ListedNegotiation = {
  negotiation: 'quiet',
  title: 'Water rights',
  phase: 'Mediation',
  outcome: null,
  role: 'member',
  partyName: 'The farmers',
  parties: [
    { party: 'p1', name: 'The farmers' },
    { party: 'p2', name: 'The town' },
  ],
  needs: [],
  waiting: 0,
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const busy: ListedNegotiation = {
  ...quiet,
  negotiation: 'busy',
  needs: [{ kind: 'state-intent' }, { kind: 'read-settlement', version: 2 }],
  waiting: 7,
  updatedAt: '2026-11-21T10:00:00.000Z',
}
const called: ListedNegotiation = {
  ...quiet,
  negotiation: 'called',
  phase: 'Ratification',
  needs: [{ kind: 'answer-the-call', call: 1, version: 2 }],
  waiting: 1,
  updatedAt: '2026-11-01T10:00:00.000Z',
}
const ended: ListedNegotiation = {
  ...quiet,
  negotiation: 'ended',
  phase: 'Closed',
  outcome: { kind: 'no-deal' },
}

test('a call to answer comes first, then other needs, then the rest; what has ended comes last', () => {
  const groups = groupRows([ended, quiet, busy, called].map(rowOf))
  expect(groups.needsYou.map((row) => row.id)).toEqual(['called', 'busy'])
  expect(groups.underWay.map((row) => row.id)).toEqual(['quiet'])
  expect(groups.closed.map((row) => row.id)).toEqual(['ended'])
})

test('a row names the most pressing need and counts all others, also those a list leaves out', () => {
  expect(rowOf(busy)).toMatchObject({ need: { what: 'State what you want' }, furtherNeeds: 6 })
})

test('an ending stands in place of the phase', () => {
  expect(rowOf(ended).state).toBe('Ended with no deal')
})
