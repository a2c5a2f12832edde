import { linesOf, moment, withLine } from './lines'

/** What `meta.md` says. Times in whole seconds; `deadline` is null until somebody has registered. */
export type Meta = {
  expectedAgents: number
  windowSeconds: number
  maxRounds: number
  pollSeconds: number
  turnTimeoutSeconds: number
  created: string | null
  deadline: Date | null
}

export const DEFAULTS = { windowSeconds: 30, maxRounds: 5, pollSeconds: 5, turnTimeoutSeconds: 600 } as const

const FIELD = /^\s*[-*]\s+\*{0,2}([a-z_]+)\s*:?\*{0,2}\s*:?\s*(.*)$/

/** The fields by name; the last of a name wins. */
export function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of linesOf(text)) {
    const [, name, value] = FIELD.exec(line.trim()) ?? []
    if (name !== undefined && value !== undefined) fields.set(name, value)
  }
  return fields
}

/** @returns null where the number of expected agents is missing: without it nothing can start */
export function parseMeta(text: string): Meta | null {
  const fields = fieldsOf(text)
  const number = (name: string) => {
    const value = fields.get(name) ?? ''
    return /^\d{1,9}$/.test(value) ? Number(value) : null
  }
  const expectedAgents = number('expected_agents')
  if (expectedAgents === null || expectedAgents < 1) return null
  const deadline = new Date(fields.get('registration_deadline') ?? '')
  return {
    expectedAgents,
    windowSeconds: number('registration_window_seconds') ?? DEFAULTS.windowSeconds,
    maxRounds: number('max_rounds_per_agent') ?? DEFAULTS.maxRounds,
    pollSeconds: number('poll_interval_seconds') ?? DEFAULTS.pollSeconds,
    turnTimeoutSeconds: number('turn_timeout_seconds') ?? DEFAULTS.turnTimeoutSeconds,
    created: fields.get('created') ?? null,
    deadline: Number.isNaN(deadline.getTime()) ? null : deadline,
  }
}

export type Opening = Omit<Meta, 'created' | 'deadline'> & { created: Date }

export function formatMeta(meta: Opening): string {
  return [
    '# Negotiation Metadata',
    '',
    `- **expected_agents:** ${meta.expectedAgents}`,
    `- **registration_window_seconds:** ${meta.windowSeconds}`,
    `- **max_rounds_per_agent:** ${meta.maxRounds}`,
    `- **poll_interval_seconds:** ${meta.pollSeconds}`,
    `- **turn_timeout_seconds:** ${meta.turnTimeoutSeconds}`,
    `- **created:** ${moment(meta.created)}`,
    '',
  ].join('\n')
}

/** `text` with this deadline and no other. */
export function withDeadline(text: string, deadline: Date): string {
  const line = `- **registration_deadline:** ${moment(deadline)}`
  const before = /^[ \t]*[-*][ \t]+\*{0,2}registration_deadline\b.*$/m
  return before.test(text) ? text.replace(before, line) : withLine(text, line)
}
