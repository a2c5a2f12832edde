import { linesOf } from './lines'

/** Whose turn it is: an agent's name, `registration` or `done`. An empty or missing file is one not started yet. */
export function parseTurn(text: string | null): string {
  return (
    linesOf(text ?? '')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? 'registration'
  )
}

/** Line 1 the agent, line 2 the second since 1970 at which its turn began. */
export function parseTurnStarted(text: string | null): { agent: string; at: Date } | null {
  const [agent = '', second = ''] = linesOf(text ?? '').map((line) => line.trim())
  return agent !== '' && /^\d{1,12}$/.test(second) ? { agent, at: new Date(Number(second) * 1000) } : null
}

export function formatTurnStarted(agent: string, at: Date): string {
  return `${agent}\n${Math.floor(at.getTime() / 1000)}\n`
}

/** Who follows, in the order of registration. @returns null when `name` is not among them */
export function nextAfter(name: string, agents: readonly { name: string }[]): string | null {
  const at = agents.findIndex((one) => one.name === name)
  return at < 0 ? null : (agents[(at + 1) % agents.length]?.name ?? null)
}

/** Whole seconds from one moment to a later one; never negative, whatever the clocks did. */
export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor(to.getTime() / 1000) - Math.floor(from.getTime() / 1000))
}
