import { join } from 'node:path'
import { markdownIn, type Place, readAgents, readMeta, readTurn } from '../files'
import { nextAfter } from '../format/turns'
import { warningLine, warningsOf } from '../format/warnings'
import { locked } from '../lock'
import { done, failed, type Outcome, refused } from '../outcome'
import { beginTurn, brokenRule, keepAgreed, positionsBefore, positionsOf } from '../turn-files'

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
    const warnings = warningsOf({
      agent: name,
      agents: agents.map((one) => one.name),
      maxRounds,
      issues: markdownIn(join(place.path, 'issues')),
      before,
      now: positions,
    })
    keepAgreed(place, name, before, positions)
    beginTurn(place, next, now)
    return done([`Turn handed to: ${next}`, ...warnings.map(warningLine)], {
      turn: next,
      unaddressed: [],
      ...Object.fromEntries(warnings.map(({ about, files }) => [about, files])),
    })
  })
}

export function notTheirTurn(turn: string, name: string): Outcome | null {
  if (turn === 'done') return refused('AlreadyDone', 'Error: The negotiation is done; nothing can be added.')
  if (turn !== name)
    return refused('NotYourTurn', `Error: It is not the turn of ${name} (current turn: ${turn})`)
  return null
}
