import { isUnratified } from '@/server/protocol/endings'
import type { Outcome } from '@/server/protocol/events'
import type { Role } from '@/server/protocol/seat-events'
import type { Opened, Phase } from '@/server/protocol/state'

export const phaseWords: Record<Phase, string> = {
  Setup: 'Being set up',
  Intent: 'Stating intents',
  Mediation: 'In mediation',
  Ratification: 'Put to ratification',
  Closed: 'Closed',
}

/** Where it stands, for a header: an end that only looks like an agreement says what it is. */
export function standingWords(state: Opened): string {
  return isUnratified(state) ? 'Closed: consensus, unratified' : phaseWords[state.phase]
}

/** How it ended, in words that weigh a deal and no deal alike. */
export function outcomeWords(outcome: Outcome, nameOf: (party: string) => string): string {
  switch (outcome.kind) {
    case 'canonical':
      return `Ratified by all: settlement ${outcome.version} is final`
    case 'exited':
      return `${nameOf(outcome.party)} left the negotiation`
    case 'no-deal':
      return 'Ended with no deal'
    case 'deadlock':
      return 'Ended in deadlock'
    case 'incomplete':
      return 'Ended incomplete'
    case 'escalated':
      return 'Escalated to others'
    case 'consensus-unratified':
      return 'Consensus, unratified'
  }
}

/** One's own place in a negotiation, as a sentence without its full stop. */
export function placeWords(role: Role, partyName: string | null): string {
  switch (role) {
    case 'facilitator':
      return 'You facilitate'
    case 'observer':
      return 'You observe'
    case 'signatory':
      return `You sign for ${partyName ?? 'a party'}`
    case 'member':
      return `You sit with ${partyName ?? 'a party'}`
  }
}
