import { escaped, inCode, unescaped } from './escape'
import { linesOf } from './lines'

export type Standing = 'AGREED' | 'ESCALATE' | 'OPEN'
/** One `## …'s position (round N)` or `## …'s challenge (round N)` with what stands under it. */
export type Block = {
  kind: 'position' | 'challenge'
  agent: string
  round: number | null
  heading: string
  text: string
}
/** A status line. `said` is what stands on it, `text` what stands under it: the decision, or the disagreement. */
export type Status = { standing: Standing; said: string; text: string }
export type PositionsFile = {
  title: string | null
  /** What stands before the first heading and is not the title. */
  preamble: string
  blocks: Block[]
  /** Every status line, in order: agents add one instead of changing it. The last one stands. */
  statuses: Status[]
}

export const NO_POSITIONS: PositionsFile = { title: null, preamble: '', blocks: [], statuses: [] }

// Of lines without the spaces at their end: read so, no line takes longer than it is long.
const BLOCK = /^##\s+(\S.*?)['’‘]s\s+(position|challenge)\s*(?:\(\s*round\s*(\d{1,6})\s*\))?$/i
const STATUS = /^##\s*status\s*:\s*(.*)$/i
const TITLE = /^#\s+(?:Positions:\s*)?(.*)$/i
const isHeading = (line: string) => [BLOCK, STATUS, TITLE].some((one) => one.test(line.trimEnd()))

/** Only the word itself counts: `AGREED with caveats` and the form's own `OPEN | AGREED | ESCALATE` are open. */
function standingOf(said: string): Standing {
  const word = said
    .replace(/[*_`]/g, '')
    .replace(/[.!]+$/, '')
    .trim()
    .toUpperCase()
  if (word === 'AGREED') return 'AGREED'
  return word === 'ESCALATE' || word === 'ESCALATED' ? 'ESCALATE' : 'OPEN'
}

/** Total: any text is a file of positions, at worst with none. */
export function parsePositions(text: string): PositionsFile {
  const file: PositionsFile = { title: null, preamble: '', blocks: [], statuses: [] }
  const lines = linesOf(text)
  const code = inCode(lines)
  let into: string[] = []
  let put = (said: string) => {
    file.preamble = said
  }
  const close = () => put(unescaped(into.join('\n'), isHeading).trim())
  const open = (next: (said: string) => void) => {
    close()
    into = []
    put = next
  }
  for (const [at, line] of lines.entries()) {
    const heading = code[at] ? '' : line.trimEnd()
    const [, agent, kind, round] = BLOCK.exec(heading) ?? []
    const status = STATUS.exec(heading)?.[1]
    const title = TITLE.exec(heading)?.[1]
    if (agent !== undefined && kind !== undefined) {
      const block: Block = {
        kind: kind.toLowerCase() === 'challenge' ? 'challenge' : 'position',
        agent,
        round: round === undefined ? null : Number(round),
        heading: line.trim(),
        text: '',
      }
      file.blocks.push(block)
      open((said) => {
        block.text = said
      })
    } else if (status !== undefined) {
      const one: Status = { standing: standingOf(status), said: status, text: '' }
      file.statuses.push(one)
      open((said) => {
        one.text = said
      })
    } else if (title !== undefined && file.title === null && into.length === 0 && file.blocks.length === 0) {
      file.title = title
    } else {
      into.push(line)
    }
  }
  close()
  return file
}

/** The status that stands: the last one. A file without one is open. */
export function statusOf(file: PositionsFile): Status {
  return file.statuses.at(-1) ?? { standing: 'OPEN', said: 'OPEN', text: '' }
}

/** Positions of one agent: its rounds. A challenge is none. */
export function roundsOf(file: PositionsFile, agent: string): number {
  return file.blocks.filter((one) => one.kind === 'position' && one.agent === agent).length
}

/** Everybody who has taken a position here. */
export function authorsOf(file: PositionsFile): string[] {
  return [...new Set(file.blocks.filter((one) => one.kind === 'position').map((one) => one.agent))]
}

export function formatPositions({ title, preamble, blocks, statuses }: PositionsFile): string {
  const parts = [
    title === null ? '' : `# Positions: ${title}`.trimEnd(),
    escaped(preamble, isHeading),
    ...blocks.map(({ heading, text }) => `${heading}\n${escaped(text, isHeading)}`.trimEnd()),
    ...statuses.map(({ said, text }) => `## Status: ${said}\n${escaped(text, isHeading)}`.trimEnd()),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

export function headingFor(agent: string, kind: Block['kind'], round: number): string {
  return `## ${agent}'s ${kind} (round ${round})`
}
