import { done, type Outcome } from './outcome'

type Started = { name: string; agents: string[]; expected: number; first: string; turn: string }

/** That registration is over: who came, and whose turn is first. Said alike of a directory and of a negotiation. */
export function started({ name, agents, expected, first, turn }: Started): Outcome {
  const order = agents.indexOf(name) + 1
  return done(
    [
      agents.length >= expected
        ? `All ${expected} agents registered.`
        : `Registration deadline passed. Proceeding with ${agents.length} agents.`,
      `Turn order: ${order} of ${agents.length}`,
      `Agents: ${agents.join(', ')}`,
      `First turn: ${first}`,
    ],
    { order, agents, first, turn },
  )
}
