import { linesOf, moment, outsideComments, withLine } from './lines'

export type Agent = { name: string; registered: string | null; participant: string | null }

export const AGENT_NAME = /^[a-z][a-z0-9-]*$/
/** Words of `turn.md` that are no agent: one who had such a name would end the negotiation by being handed the turn. */
export const RESERVED = ['done', 'registration'] as const
export const isReserved = (name: string): boolean => RESERVED.some((word) => word === name)

export const NO_AGENTS = '# Registered Agents\n\n<!-- Append only. The order is the order of turns. -->\n'

const AGENT = /^\s*[-*]\s+([^\s(]+)\s*(?:\((.*)\)\s*)?$/

/** Registered agents in their order; one that was written twice by a race counts once. */
export function parseAgents(text: string): Agent[] {
  const agents: Agent[] = []
  for (const line of outsideComments(linesOf(text))) {
    const [, name, inside = ''] = AGENT.exec(line) ?? []
    if (name === undefined || agents.some((one) => one.name === name)) continue
    const registered = /(?:^|,\s*)registered:\s*([^,]*?)\s*(?:,|$)/.exec(inside)?.[1] ?? null
    const participant = /(?:^|,\s*)participant:\s*(.*?)\s*$/.exec(inside)?.[1] ?? null
    agents.push({ name, registered, participant })
  }
  return agents
}

export function withAgent(text: string, name: string, at: Date, participant: string | null): string {
  const who = participant === null ? '' : `, participant: ${participant}`
  return withLine(text, `- ${name} (registered: ${moment(at)}${who})`)
}
