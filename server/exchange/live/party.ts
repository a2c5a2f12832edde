import type { PartyId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import { handleFrom } from '@/server/protocol/turn-rules'
import { currentTurn } from '@/server/protocol/whose-turn'
import { failed, type Outcome, refused } from '../directory/outcome'
import type { Client, Problem } from './client'

/** Where the negotiation stands in the words of a turn file. */
export function turnWord(state: Opened): string {
  const now = currentTurn(state)
  return now.turn === 'held' ? now.handle : now.turn
}

/** The short names of those that take turns, in their order; where nobody registers, of all parties. */
export function handles(state: Opened): { party: PartyId; handle: string }[] {
  if (state.charter.registration) return state.registered
  return state.parties.flatMap(({ party, name, removed }) =>
    removed ? [] : [{ party, handle: handleFrom(name) }],
  )
}

export function handleOf(state: Opened, party: PartyId): string | null {
  return handles(state).find((one) => one.party === party)?.handle ?? null
}

/** A refusal of the protocol as the commands of a directory say it. */
export function asOutcome(client: Client, state: Opened, problem: Problem): Outcome {
  const over = state.phase === 'Closed'
  switch (problem.code) {
    case 'NotYourTurn':
    case 'TurnsNotBegun':
      return refused('NotYourTurn', `Error: It is not your turn (current turn: ${turnWord(state)})`)
    case 'WrongPhase':
      return over
        ? refused('AlreadyDone', 'Error: The negotiation is done; nothing can be added.')
        : refused('NotYourTurn', `Error: Not now (current turn: ${turnWord(state)})`)
    case 'NotRegistered':
      return failed(1, 'NotRegistered', 'Error: You are not found in agent list')
    case 'RoundsUsed':
      return refused('RoundLimit', `Error: ${problem.message}`, problem.next)
    case 'NoOtherPosition':
      return refused('SelfAgreement', `Error: ${problem.message}`, problem.next)
    case 'RegistrationClosed':
      return refused('RegistrationClosed', 'Error: Registration is closed.', problem.next)
    case 'NameReserved':
      return refused('ReservedName', `Error: ${problem.message}`)
    default:
      return client.outcomeOf(problem)
  }
}
