import type { Command } from './commands'
import type { Draft, Origin } from './settlement'
import { a, draftOf, fay, mediator, provenance, type Table, talking } from './testing'
import type { Act, Subject, Work } from './work'

export type RunId = ReturnType<Table['run']>

export const byMediator: Origin = { kind: 'mediator', provenance }
export const draft = (
  run: RunId | null,
  part: Partial<Draft> = {},
  origin: Origin = byMediator,
): Command => ({
  type: 'DraftSettlement',
  run,
  basedOn: null,
  draft: draftOf(part),
  origin,
})

export const request = (act: Act, subject?: Subject, name = 'built-in'): Command => ({
  type: 'RequestMediation',
  act,
  mediator: name,
  note: '',
  ...(subject ? { subject } : {}),
})
export const ofA = { kind: 'intent', party: a } satisfies Subject
export const term = { kind: 'term', version: 1, term: 1 } satisfies Subject

export const items = [
  { item: 'g1', text: 'To share the yard.', kept: ['the yard'], changed: ['when'], unsure: [] },
]
export const clarification = { kind: 'clarification', party: a, version: 1, items } satisfies Work

export function asked(table: Table, act: Act, subject?: Subject): RunId {
  table.does(fay, request(act, subject))
  return table.lastAct
}
export function reports(table: Table, run: RunId, work: Work): Command {
  return { type: 'ReportWork', run, work, provenance: { ...provenance, readTo: table.matter.head.seq } }
}
/** Parties in talk, and the first one's intent said in other words. */
export function clarified(): Table {
  const table = talking()
  table.does(mediator, reports(table, asked(table, 'clarify', ofA), clarification))
  return table
}
