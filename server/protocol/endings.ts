import type { Event } from './events'
import type { PersonId } from './ids'
import type { CallEnd } from './ratification-events'
import type { Matter, Opened, Ratifying } from './state'

/** A call ends by a recorded act; the ratifications standing in it lapse for good, and stay recorded. */
export function callEnded(state: Ratifying, end: CallEnd, reason: string): Event {
  const lapsed = state.open.ratifications.filter((one) => !one.withdrawn).map((one) => one.party)
  return { type: 'CallClosed', call: state.open.call, end, reason, lapsed }
}

/** Whoever ends the negotiation ends what a mediator is still working on: nothing answers after the end. */
export function runsEnded(state: Matter, by: PersonId): Event[] {
  return state.runs.flatMap(({ run, state: now }) =>
    now === 'working' ? [{ type: 'MediationCancelled', run, by }] : [],
  )
}

/** Closed by a person as a consensus that no party ratified: whatever shows it has to say so. */
export function isUnratified(state: Opened): boolean {
  return state.phase === 'Closed' && state.closing.outcome.kind === 'consensus-unratified'
}
