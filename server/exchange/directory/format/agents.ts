import { linesOf, moment, outsideComments, withLine } from './lines'

export type Agent = { name: string; registered: string | null; participant: string | null }

export const AGENT_NAME = /^[a-z][a-z0-9-]*$/
/** Words of `turn.md` that are no agent: one who had such a name would end the negotiation by being handed the turn. */
const RESERVED = ['done', 'registration'] as const
export const isReserved = (name: string): boolean => RESERVED.some((word) => word === name)

const COMMENT = '<!-- Append only. The order is the order of turns. -->'
export const NO_AGENTS = `# Registered Agents\n\n${COMMENT}\n`

const AGENT = /^\s*[-*]\s+([^\s(]+)\s*(?:\((.*)\)\s*)?$/

/** Registered agents in their order; one that was written twice by a race counts once. */
export function parseAgents(text: string): Agent[] {
  const agents: Agent[] = []
  for (const line of outsideComments(linesOf(text))) {
    const [, name, inside = ''] = AGENT.exec(line.trim()) ?? []
    if (name === undefined || agents.some((one) => one.name === name)) continue
    agents.push({ name, ...detailsOf(inside) })
  }
  return agents
}

const PLAIN = [/^\s*$/, /^# (Registered )?Agents\s*$/, /^\s*[-*]\s+[^\s(]{1,100}\s*(\(.{0,200}\)\s*)?$/]

/**
 * Whether it holds a list of agents and nothing else. Where a file system does not tell `agents.md` from `AGENTS.md`,
 * programs take the rest of it for instructions.
 */
export function isPlainList(text: string): boolean {
  const lines = linesOf(text.replaceAll(COMMENT, ''))
  return lines.every((line) => PLAIN.some((one) => one.test(line)))
}

/** `registered: …, participant: …`; a participant may hold commas, and is the rest. */
function detailsOf(inside: string): Omit<Agent, 'name'> {
  const parts = inside.split(',')
  const at = parts.findIndex((one) => one.trim().startsWith('participant:'))
  const registered = parts.find((one) => one.trim().startsWith('registered:'))
  return {
    registered: registered === undefined ? null : afterColon(registered),
    participant: at < 0 ? null : afterColon(parts.slice(at).join(',')),
  }
}
const afterColon = (text: string) => text.slice(text.indexOf(':') + 1).trim()

export function withAgent(text: string, name: string, at: Date, participant: string | null): string {
  const who = participant === null ? '' : `, participant: ${participant}`
  return withLine(text, `- ${name} (registered: ${moment(at)}${who})`)
}
