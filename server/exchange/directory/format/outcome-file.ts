import { isUnratified } from '@/server/protocol/endings'
import type { Outcome } from '@/server/protocol/events'
import type { Opened } from '@/server/protocol/state'

/** Where a directory says how a negotiation ended that has no final document. */
export const OUTCOME = 'outcome.md'

const TITLE: Record<Exclude<Outcome['kind'], 'canonical'>, string> = {
  'consensus-unratified': 'Consensus, unratified',
  'no-deal': 'Ended with no deal',
  deadlock: 'Ended in deadlock',
  incomplete: 'Ended incomplete',
  escalated: 'Ended as escalated',
  exited: 'Ended: a party left',
}

/** @returns null while it goes on, and where all have ratified: then there is a final document */
export function formatOutcome(state: Opened): string | null {
  if (state.phase !== 'Closed' || state.closing.outcome.kind === 'canonical') return null
  const { outcome, by, reason, mark } = state.closing
  const who = state.people.find((one) => one.person === by)?.name ?? 'somebody'
  const meaning = isUnratified(state)
    ? 'Every party said at the table that it agrees, and no settlement was ratified. That is no agreement and binds nobody.'
    : 'There is no agreement, and nobody is bound by any draft.'
  const parts = [`# ${TITLE[outcome.kind]}`, `By the act of ${who}, ${mark.at}.`, meaning, reason]
  return `${parts.filter((one) => one !== '').join('\n\n')}\n`
}
