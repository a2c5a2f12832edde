import type { DelegateEvent } from './delegation'
import type { Mark, Opened } from './state'

/** Delegates, what they did, and what they tried and may not. */
export function evolveDelegates(state: Opened, event: DelegateEvent, mark: Mark): Opened {
  switch (event.type) {
    case 'DelegateAppointed': {
      const { type: _, by: __, reason: ___, ...given } = event
      return { ...state, delegations: [...state.delegations, { ...given, revoked: false, mark }] }
    }
    case 'DelegationRevoked':
      return {
        ...state,
        delegations: state.delegations.map((one) =>
          one.delegate === event.delegate ? { ...one, revoked: true } : one,
        ),
      }
    case 'DelegateActed':
      return {
        ...state,
        delegateActs: [...state.delegateActs, { seq: mark.seq, delegate: event.delegate }],
      }
    case 'OverreachRecorded': {
      const { delegate, tried, why } = event
      return { ...state, overreach: [...state.overreach, { delegate, tried, why, mark }] }
    }
  }
}
