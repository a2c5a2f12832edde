import { join } from 'node:path'
import { type Place, readAgents, readMeta, readText, readTurn, writeText } from '../files'
import { AGENT_NAME, isReserved, NO_AGENTS, withAgent } from '../format/agents'
import { moment } from '../format/lines'
import { withDeadline } from '../format/meta'
import { locked } from '../lock'
import { done, failed, type Outcome, refused } from '../outcome'

/** Registers an agent. Nobody joins who comes late, or when as many as expected are there. */
export async function register(
  place: Place,
  name: string,
  participant: string | null,
  now: Date,
): Promise<Outcome> {
  readMeta(place)
  if (!AGENT_NAME.test(name))
    return failed(
      2,
      'BadName',
      `Error: Agent name must be lowercase alphanumeric with hyphens, got: ${name.replace(/[\r\n]+/g, ' ')}`,
    )
  if (name.length > 64) return failed(2, 'BadName', 'Error: Agent name must have at most 64 characters.')
  if (isReserved(name))
    return refused('ReservedName', `Error: "${name}" is a word of turn.md and cannot be an agent's name.`)
  if (participant !== null && !/^[^\p{Cc})]{1,200}$/u.test(participant))
    return failed(1, 'BadParticipant', 'Error: A participant is one line without a closing bracket.')
  return locked(place.path, () => {
    const meta = readMeta(place)
    const agents = readAgents(place)
    if (agents.some((one) => one.name === name))
      return failed(1, 'AlreadyRegistered', `Already registered: ${name}`)
    const other = participant === null ? undefined : agents.find((one) => one.participant === participant)
    if (other)
      return failed(
        4,
        'ParticipantRegistered',
        `Error: Participant ${participant} is already registered as: ${other.name}`,
      )
    const closed = agents.length === 0 ? null : whyClosed(readTurn(place), agents.length, meta, now)
    if (closed) return refused('RegistrationClosed', `Error: Registration is closed: ${closed}.`)
    const first = agents.length === 0
    const deadline = new Date(now.getTime() + meta.windowSeconds * 1000)
    // Before the agent: a kill in between leaves a deadline that counts for nobody and is set anew.
    if (first) {
      const path = join(place.path, 'meta.md')
      writeText(path, withDeadline(readText(path) ?? '', deadline))
    }
    const path = join(place.path, 'agents.md')
    writeText(path, withAgent(readText(path) ?? NO_AGENTS, name, now, participant))
    const count = agents.length + 1
    const full = count >= meta.expectedAgents
    return done(
      [
        `Registered: ${name} (${count}/${meta.expectedAgents} agents)`,
        ...(first ? [`Registration window started. Deadline: ${moment(deadline)}`] : []),
        ...(full ? ['All agents registered. Negotiation can begin.'] : []),
      ],
      {
        agent: name,
        registered: count,
        expected: meta.expectedAgents,
        full,
        deadline: moment(first ? deadline : (meta.deadline ?? deadline)),
      },
    )
  })
}

function whyClosed(
  turn: string,
  registered: number,
  { expectedAgents, deadline }: { expectedAgents: number; deadline: Date | null },
  now: Date,
): string | null {
  if (turn === 'done') return 'the negotiation is done'
  if (turn !== 'registration') return 'the negotiation has begun'
  if (registered >= expectedAgents) return `all ${expectedAgents} expected agents are registered`
  if (deadline !== null && now > deadline) return `its deadline was ${moment(deadline)}`
  return null
}
