import { isHandedOn, type Place, readAgents, readMeta, readTurn, turnStarted } from '../files'
import { nextAfter, secondsBetween } from '../format/turns'
import { locked } from '../lock'
import { done, type Outcome, refused } from '../outcome'
import { beginTurn } from '../turn-files'

type Skipped = { agent: string; next: string; seconds: number; limit: number }

/** Says whose turn it is. An agent that finds another’s turn over its time passes it on. */
export async function poll(place: Place, name: string, now: Date): Promise<Outcome> {
  // Neither 1 nor 2: a loop would wait for ever, or believe that the negotiation is done.
  readMeta(place, (line) => refused('NoNegotiation', line))
  const skipped =
    overdue(place, name, now) &&
    (await locked(place.path, () => {
      const late = overdue(place, name, now)
      if (late) beginTurn(place, late.next, now)
      return late
    }))
  const turn = await turnOf(place)
  const lines = skipped
    ? [
        `Turn timeout: ${skipped.agent} has been inactive for ${skipped.seconds}s (limit: ${skipped.limit}s). Skipping.`,
        `Skipped ${skipped.agent}, turn passed to ${skipped.next}`,
      ]
    : []
  const data = { turn, skipped: skipped?.agent ?? null }
  if (turn === 'done') return done([...lines, 'done'], data, 2)
  if (turn === name) return done([...lines, 'your-turn'], data)
  return done([...lines, `waiting (current turn: ${turn})`], data, 1)
}

/** Whose turn it is; where it is just being handed on, whose it then is. */
async function turnOf(place: Place): Promise<string> {
  const handedOn = isHandedOn(place, readTurn(place))
  return handedOn ? await locked(place.path, () => readTurn(place)) : readTurn(place)
}

/** Only one of the others who take turns may skip, and only what is strictly over its time. */
function overdue(place: Place, name: string, now: Date): Skipped | null {
  const turn = readTurn(place)
  if (turn === name || turn === 'done' || turn === 'registration') return null
  const agents = readAgents(place)
  if (!agents.some((one) => one.name === name)) return null
  // A turn file that names nobody who is registered would otherwise hold everybody for ever.
  const next = nextAfter(turn, agents) ?? agents[0]?.name ?? null
  const since = turnStarted(place, turn)
  if (next === null || next === turn || since === null) return null
  const limit = readMeta(place).turnTimeoutSeconds
  const seconds = secondsBetween(since, now)
  return seconds > limit ? { agent: turn, next, seconds, limit } : null
}
