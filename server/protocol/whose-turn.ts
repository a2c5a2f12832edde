import type { PartyId } from './ids'
import type { Opened } from './state'

/** Where a negotiation stands for whoever waits for a turn, in the words of a turn file. */
type CurrentTurn =
  | { turn: 'registration' }
  | { turn: 'ratification' }
  | { turn: 'done' }
  | { turn: 'free' }
  | { turn: 'held'; party: PartyId; handle: string }

export function currentTurn(state: Opened): CurrentTurn {
  switch (state.phase) {
    case 'Closed':
      return { turn: 'done' }
    case 'Ratification':
      return { turn: 'ratification' }
    case 'Setup':
    case 'Intent':
      return { turn: 'registration' }
    case 'Mediation': {
      if (state.charter.registration && !state.turnsBegun) return { turn: 'registration' }
      const { turn } = state
      const held = turn && state.registered.find((one) => one.party === turn.party)
      return held ? { turn: 'held', party: held.party, handle: held.handle } : { turn: 'free' }
    }
  }
}

/** What a party that asks again and again is told: its turn, wait, or over. Over is said for good. */
export function pollFor(
  state: Opened,
  party: PartyId,
): { answer: 'your-turn' | 'waiting' | 'done'; turn: CurrentTurn } {
  const turn = currentTurn(state)
  switch (turn.turn) {
    case 'done':
      return { answer: 'done', turn }
    case 'registration':
    case 'ratification':
      return { answer: 'waiting', turn }
    case 'free':
      return { answer: 'your-turn', turn }
    case 'held':
      return { answer: turn.party === party ? 'your-turn' : 'waiting', turn }
  }
}
