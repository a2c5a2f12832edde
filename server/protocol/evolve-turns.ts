import { seated } from './authority'
import type { Event } from './events'
import type { PartyId } from './ids'
import type { Mark, Opened } from './state'
import type { TurnEvent } from './turn-events'

/** Registration, turns and consent checks. */
export function evolveTurns(state: Opened, event: TurnEvent, mark: Mark): Opened {
  switch (event.type) {
    case 'PartyRegistered': {
      const { party, handle, by, deadline } = event
      return {
        ...state,
        registered: [...state.registered, { party, handle, by, late: false, mark }],
        registrationEnds: deadline ?? state.registrationEnds,
      }
    }
    case 'LatecomerAdmitted': {
      const { party, handle, by } = event
      return { ...state, registered: [...state.registered, { party, handle, by, late: true, mark }] }
    }
    case 'TurnsBegun': {
      const [first] = event.order
      const held = state.charter.turns?.kind === 'round-robin' && first
      return { ...state, turnsBegun: mark, turn: held ? { party: first, since: mark, clock: mark } : null }
    }
    case 'TurnHandedOff':
      return passed(state, event.to, mark)
    case 'TurnSkipped': {
      const { from, by, inactiveSeconds } = event
      return {
        ...passed(state, event.to, mark),
        skips: [...state.skips, { party: from, by, inactiveSeconds, mark }],
      }
    }
    case 'TurnsUsedUp': {
      const { type: _, ...used } = event
      return { ...state, bound: { bound: 'turns', ...used, mark } }
    }
    case 'ConsentCheckOpened': {
      const { type: _, ...check } = event
      return {
        ...state,
        checks: [...state.checks, { ...check, crosses: event.crosses ?? [], mark, answers: [] }],
      }
    }
    case 'ConsentAnswered': {
      const { party, by, grant, answer } = event
      return {
        ...state,
        checks: state.checks.map((one) =>
          one.check === event.check
            ? { ...one, answers: [...one.answers, { party, by, grant, answer, mark }] }
            : one,
        ),
      }
    }
    case 'ConsensusReached':
      return state
  }
}

function passed(state: Opened, to: PartyId, mark: Mark): Opened {
  return { ...state, turn: { party: to, since: mark, clock: mark }, turnsTaken: state.turnsTaken + 1 }
}

/** Where turns are free, each of these is one when a party does it. */
const A_TURN: ReadonlySet<Event['type']> = new Set([
  'IntentStated',
  'IssueRaised',
  'PositionTaken',
  'DecisionSupported',
  'IssueEscalated',
  'TradeProposed',
  'ConsentCheckOpened',
  'ConsentAnswered',
])

/** Whoever called a check answers it in the same turn. */
function isTurn(state: Opened, event: Event): boolean {
  if (!A_TURN.has(event.type) || !('party' in event) || event.party === null) return false
  return event.type !== 'ConsentAnswered' || state.checks[event.check - 1]?.party !== event.party
}

type Turns = Pick<Opened, 'turn' | 'turnsTaken'>

/** Any act of the holder, and the end of a call, starts the holder's time anew; where turns are free each act is one. */
export function turnsAfter(state: Opened, event: Event, mark: Mark): Turns {
  const { turn, turnsTaken } = state
  if (state.charter.turns?.kind !== 'round-robin')
    return { turn, turnsTaken: isTurn(state, event) ? turnsTaken + 1 : turnsTaken }
  if (!turn) return { turn, turnsTaken }
  const by = 'by' in event ? event.by : null
  const held = event.type === 'CallClosed' || (by !== null && seated(state, by)?.party === turn.party)
  return { turn: held ? { ...turn, clock: mark } : turn, turnsTaken }
}
