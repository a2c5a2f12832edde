import type { ClosingEvent, EventOf } from './events'
import type { LookEvent } from './look'
import { evolveLooks } from './looks'
import type { RatificationEvent } from './ratification-events'
import type { Call, ClosedCall, Mark, Mediation, Opened, Ratifying } from './state'

/** Calls and the answers to them. */
export function evolveRatification(state: Opened, event: RatificationEvent | LookEvent, mark: Mark): Opened {
  switch (event.type) {
    case 'RatificationCalled': {
      const { type: _, ...call } = event
      const open: Call = {
        ...call,
        shown: [],
        attempts: [],
        looks: [],
        ratifications: [],
        reminders: [],
        mark,
      }
      return { ...state, phase: 'Ratification', open }
    }
    case 'QuestionShown': {
      const { party, person } = event
      return inCall(state, (call) => ({ ...call, shown: [...call.shown, { party, person, mark }] }))
    }
    case 'AttemptRecorded': {
      const { type: _, call: _call, digest: _digest, ...attempt } = event
      return inCall(state, (call) => ({ ...call, attempts: [...call.attempts, { ...attempt, mark }] }))
    }
    case 'LookAsked':
    case 'RestateAsked':
      return inCall(state, (call) => evolveLooks(call, event, mark))
    case 'RatificationRecorded': {
      const { type: _, call: _call, digest: _digest, ...ratification } = event
      return inCall(state, (call) => ({
        ...call,
        ratifications: [...call.ratifications, { ...ratification, mark, withdrawn: null }],
      }))
    }
    case 'RatificationWithdrawn': {
      const withdrawn = { words: event.words, mark }
      return inCall(state, (call) => ({
        ...call,
        ratifications: call.ratifications.map((one) =>
          one.party === event.party && !one.withdrawn ? { ...one, withdrawn } : one,
        ),
      }))
    }
    case 'PartyReminded': {
      const { party, by } = event
      return inCall(state, (call) => ({ ...call, reminders: [...call.reminders, { party, by, mark }] }))
    }
    case 'SettlementRejected': {
      const { call, party, person, words } = event
      const version = ratifying(state).open.version
      return { ...state, rejections: [...state.rejections, { call, version, party, person, words, mark }] }
    }
    case 'CallClosed':
      return callClosed(ratifying(state), event, mark)
    case 'LateWithdrawalNoted': {
      if (state.phase !== 'Closed') throw new Error('a late withdrawal before the end')
      const { party, person, words } = event
      return { ...state, lateWithdrawals: [...state.lateWithdrawals, { party, person, words, mark }] }
    }
    case 'SettlementBecameCanonical':
      return state
  }
}

function ratifying(state: Opened): Ratifying {
  if (state.phase !== 'Ratification') throw new Error('no call is open')
  return state
}

function inCall(state: Opened, to: (call: Call) => Call): Ratifying {
  const now = ratifying(state)
  return { ...now, open: to(now.open) }
}

/** Back to mediation; what was ratified in the call lapses and stays on the list of calls. */
function callClosed(state: Ratifying, event: EventOf<'CallClosed'>, mark: Mark): Mediation {
  const { open, ...matter } = state
  const { end, reason, lapsed } = event
  const closed: ClosedCall = { ...open, ended: { end, reason, lapsed, mark } }
  return { ...matter, phase: 'Mediation', calls: [...state.calls, closed] }
}

/** Endings and what may come after them. */
export function evolveClosing(state: Opened, event: ClosingEvent, mark: Mark): Opened {
  switch (event.type) {
    case 'PartyExited':
      return state
    case 'NegotiationClosed': {
      const { outcome, by, reason } = event
      return { ...state, phase: 'Closed', closing: { outcome, by, reason, mark }, lateWithdrawals: [] }
    }
    case 'SuccessorLinked':
      return { ...state, successor: event.successor }
    case 'Annotated': {
      const { type: _, ...annotation } = event
      return { ...state, annotations: [...state.annotations, { ...annotation, mark }] }
    }
  }
}
