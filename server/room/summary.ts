import type { Member, Summary } from '@/server/ledger/ledger'
import { type Need, needsOf } from '@/server/protocol/needs'
import type { Opened, State } from '@/server/protocol/state'

/** What the list of negotiations shows without reading the record: public facts, and what waits for whom. */
export type ListSummary = {
  outcome: string | null
  needs: Record<string, Need[]>
  parties: Record<string, string>
}

const MOST_NEEDS = 3

function members(state: Opened): Member[] {
  return state.people.flatMap(({ person, role, party, left }) => (left ? [] : [{ person, role, party }]))
}

/** @returns members only when they changed: they are rewritten as a whole. */
export function summaryOf(before: State, state: Opened): Summary {
  const needs = Object.fromEntries(
    members(state).map(({ person }) => [person, needsOf(state, person).slice(0, MOST_NEEDS)]),
  )
  const summary: ListSummary = {
    outcome: state.phase === 'Closed' ? state.closing.outcome.kind : null,
    needs,
    parties: Object.fromEntries(state.parties.map(({ party, name }) => [party, name])),
  }
  const changed = before.phase === 'Unopened' || before.people !== state.people
  return { title: state.title, phase: state.phase, summary, members: changed ? members(state) : null }
}
