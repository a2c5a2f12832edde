import { nameText } from '@/server/protocol/text'
import { handleFrom, isReserved } from '@/server/protocol/turn-rules'
import { AGENT_NAME, type Agent } from './agents'

/** A party with the agent it is in a directory. */
export type AgentParty = { name: string; agent: string }
const OURS = 'parley:'
/** A negotiation has at least two sides; those that nobody registered for wait for somebody. */
const FEWEST = 2

/** The parties that a list of agents stands for. A party that Parley wrote there has its own name behind its agent's. */
export function partiesOf(agents: readonly Agent[]): AgentParty[] {
  const parties: AgentParty[] = []
  const free = (name: string) => !parties.some((one) => one.name.toLowerCase() === name.toLowerCase())
  for (const { name: agent, participant } of agents) {
    const own = participant?.startsWith(OURS) ? decoded(participant.slice(OURS.length)) : agent
    const wanted = [own, agent, `Agent ${agent}`, agent.slice(0, 60)].filter(
      (name) => nameText.safeParse(name).success && !isReserved(name),
    )
    parties.push({ agent, name: wanted.find(free) ?? `agent ${parties.length + 1}` })
  }
  while (parties.length < FEWEST)
    parties.push({ agent: `agent-${parties.length + 1}`, name: `Agent ${parties.length + 1}` })
  return parties
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Who stands behind an agent's name, in a form that `agents.md` can hold. */
export function participantFor(name: string): string {
  return OURS + encodeURIComponent(name).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}

/** Names that agents can have, in the order of the parties and no two alike. */
export function agentNamesFor(names: readonly string[]): string[] {
  const taken: string[] = []
  for (const name of names) {
    const base = AGENT_NAME.test(name) && !isReserved(name) ? name : handleFrom(name)
    let free = base
    for (let more = 2; taken.includes(free); more++) free = `${base}-${more}`
    taken.push(free)
  }
  return taken
}
