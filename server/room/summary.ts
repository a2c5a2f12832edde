import type { Listing, Member, Shown } from '@/server/ledger/ledger'
import type { Outcome } from '@/server/protocol/events'
import type { PartyId } from '@/server/protocol/ids'
import { type Need, needsOf } from '@/server/protocol/needs'
import type { Opened, State } from '@/server/protocol/state'

/** What the list of negotiations shows without reading the record: public facts, and what waits for whom. */
type ListSummary = {
  /** Null while it is under way. */
  outcome: Outcome | null
  needs: Record<string, Need[]>
  /** How many things wait for a person in all. */
  waiting: Record<string, number>
  /** The parties on the list now, in order. */
  parties: { party: PartyId; name: string }[]
}

const MOST_NEEDS = 3

function members(state: Opened): Member[] {
  return state.people.flatMap(({ person, role, party, left }) => (left ? [] : [{ person, role, party }]))
}

/** What lists show of it now. */
export function shownOf(state: Opened): Shown {
  const all = members(state).map(({ person }) => [person, needsOf(state, person)] as const)
  const summary: ListSummary = {
    outcome: state.phase === 'Closed' ? state.closing.outcome : null,
    needs: Object.fromEntries(all.map(([person, needs]) => [person, needs.slice(0, MOST_NEEDS)])),
    waiting: Object.fromEntries(all.map(([person, needs]) => [person, needs.length])),
    parties: state.parties.flatMap(({ party, name, removed }) => (removed ? [] : [{ party, name }])),
  }
  return { title: state.title, phase: state.phase, summary: JSON.stringify(summary) }
}

/**
 * What an append changes in the lists.
 * @param last what lists showed after the last append; null when that is not known
 */
export function listingOf(before: State, state: Opened, shown: Shown, last: Shown | null): Listing {
  const moved = before.phase === 'Unopened' || before.people !== state.people
  const same = last?.summary === shown.summary && last.title === shown.title && last.phase === shown.phase
  return { shown: same ? null : shown, members: moved ? members(state) : null }
}
