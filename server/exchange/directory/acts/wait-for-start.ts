import { setTimeout as pause } from 'node:timers/promises'
import { type Place, readAgents, readMeta, readTurn } from '../files'
import { locked } from '../lock'
import { failed, type Outcome } from '../outcome'
import { started } from '../started'
import { beginTurn } from '../turn-files'

/** Fewer have nobody to negotiate with. */
const FEWEST = 2
const LOOK_MS = 250

type Waiting = {
  now: () => Date
  say: (line: string) => void
  pause: (ms: number) => Promise<unknown>
}
export const REAL: Omit<Waiting, 'say'> = { now: () => new Date(), pause }

/**
 * Waits until all are registered or the window has passed, and gives the first turn, once: a later call says the same
 * and moves nothing. The first line is said at once, so that whoever waits sees for what.
 */
export async function waitForStart(
  place: Place,
  name: string,
  { now, say, pause }: Waiting,
): Promise<Outcome> {
  const { expectedAgents, windowSeconds } = readMeta(place)
  say(`Waiting for registration to complete (${expectedAgents} agents expected, ${windowSeconds}s window)...`)
  for (;;) {
    const agents = readAgents(place).map((one) => one.name)
    if (!agents.includes(name))
      return failed(1, 'NotRegistered', `Error: ${name} not found in registered agents`)
    const { deadline } = readMeta(place)
    const begun = readTurn(place) !== 'registration'
    const full = agents.length >= expectedAgents
    // Registered by hand or by older scripts, nobody may have set a deadline: then nobody is waited for.
    const passed = deadline === null || now() > deadline
    if (full || begun || passed) {
      if (!full && !begun && agents.length < FEWEST)
        return failed(
          2,
          'TooFew',
          `Error: Only ${agents.length} agent registered before the deadline; a negotiation needs ${FEWEST}.`,
        )
      return start(place, name, expectedAgents, now())
    }
    await pause(Math.min(LOOK_MS, deadline.getTime() - now().getTime() + 1))
  }
}

function start(place: Place, name: string, expected: number, now: Date): Promise<Outcome> {
  return locked(place.path, () => {
    const agents = readAgents(place).map((one) => one.name)
    const [first = name] = agents
    if (readTurn(place) === 'registration') beginTurn(place, first, now)
    return started({ name, agents, expected, first, turn: readTurn(place) })
  })
}
