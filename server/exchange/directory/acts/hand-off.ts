import { join } from 'node:path'
import { markdownIn, type Place, readAgents, readMeta, readTurn } from '../files'
import { unaddressed } from '../format/rules'
import { nextAfter } from '../format/turns'
import { locked } from '../lock'
import { done, failed, type Outcome, refused } from '../outcome'
import { beginTurn, brokenRule, positionsBefore, positionsOf } from '../turn-files'

/** Passes the turn on. What was written during it must keep the rules. */
export async function handOff(place: Place, name: string, now: Date): Promise<Outcome> {
  readMeta(place)
  return locked(place.path, () => {
    const { maxRounds } = readMeta(place)
    const agents = readAgents(place)
    if (agents.length === 0) return failed(1, 'NoAgents', 'Error: No agents registered')
    const next = nextAfter(name, agents)
    if (next === null) return failed(1, 'NotRegistered', `Error: ${name} not found in agent list`)
    const wrong = notTheirTurn(readTurn(place), name)
    if (wrong) return wrong
    const before = positionsBefore(place, name)
    const positions = positionsOf(place)
    const broken = brokenRule(place, name, maxRounds, before, positions)
    if (broken) return broken
    const missed = unaddressed(name, markdownIn(join(place.path, 'issues')), before, positions)
    beginTurn(place, next, now)
    return done(
      [
        `Turn handed to: ${next}`,
        ...(missed.length > 0 ? [`Open and not addressed this turn: ${missed.join(', ')}`] : []),
      ],
      { turn: next, unaddressed: missed },
    )
  })
}

export function notTheirTurn(turn: string, name: string): Outcome | null {
  if (turn === 'done') return refused('AlreadyDone', 'Error: The negotiation is done; nothing can be added.')
  if (turn !== name)
    return refused('NotYourTurn', `Error: It is not the turn of ${name} (current turn: ${turn})`)
  return null
}
