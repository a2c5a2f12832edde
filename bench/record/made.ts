import { ana, bo, fay, talking } from '@/server/protocol/testing'
import type { StoredEntry } from '@/server/record/entry'

/**
 * `said`: positions over many issues, so that the state grows by what people say. `changed`: limits changed again and
 * again, so that the state stays as it is and only entries are added.
 */
export type Kind = 'said' | 'changed'

const ISSUES = 100

/** A record of so many entries of a few sentences each. */
export function recordOf(kind: Kind, size: number, negotiation = 'yard'): StoredEntry[] {
  const table = talking({ negotiation })
  if (kind === 'changed') {
    for (let turn = 0; table.entries.length < size; turn++)
      table.does(fay, {
        type: 'ChangeLimits',
        limits: { roundsPerParty: 1 + (turn % 50), drafts: null, deadline: null },
        reason: `Asked for at meeting ${turn}. ${'It matters to both. '.repeat(8)}`.trim(),
      })
    return table.entries
  }
  for (let issue = 1; issue <= ISSUES; issue++)
    table.does(ana, {
      type: 'RaiseIssue',
      title: `Question ${issue}`,
      question: 'Who may use the yard?',
      context: '',
      kind: { kind: 'text' },
    })
  for (let turn = 0; table.entries.length < size; turn++)
    table.does(turn % 2 === 0 ? ana : bo, {
      type: 'TakePosition',
      issue: 1 + (Math.floor(turn / 2) % ISSUES),
      text: `Round ${turn}: we need the yard before noon on market days, and say so again. ${'It matters. '.repeat(10)}`,
    })
  return table.entries
}
