import { isWithoutReasons } from '@/server/protocol/reasons'
import { type Block, NO_POSITIONS, type PositionsFile, roundsOf, statusOf } from './positions'
import { type Files, unaddressed } from './rules'

type Turn = {
  agent: string
  agents: readonly string[]
  /** Most positions of one agent on one issue; 0 sets no limit. */
  maxRounds: number
  issues: readonly string[]
  /** The positions as they stood when the turn began; null where nobody knows. */
  before: Files | null
  now: Files
}
/** What a turn is told that ends with something left to mend. None of it keeps the turn from ending. */
type Warning = { about: keyof typeof SENTENCE; files: string[] }

const SENTENCE = {
  unaddressed: 'Open and not addressed this turn',
  withoutReasons: 'Only yes or no, without reasons; add them in your next position',
  inAnothersName: 'Positions under another agent’s name were added this turn',
  withoutText: 'AGREED without the decision, or ESCALATE without a summary, under the status',
  roundsUsed: 'All rounds used without agreement; set the status to ESCALATE with a summary',
} as const

export function warningLine({ about, files }: Warning): string {
  return `${SENTENCE[about]}: ${files.join(', ')}`
}

export function warningsOf(turn: Turn): Warning[] {
  const { agent, agents, maxRounds, issues, before, now } = turn
  const files = [...now.keys()]
  const fresh = (file: string) => added(before?.get(file), now.get(file))
  const warnings: Warning[] = [
    { about: 'unaddressed', files: unaddressed(agent, issues, before, now) },
    {
      about: 'withoutReasons',
      files: files.filter((file) =>
        fresh(file).some((one) => one.agent === agent && isWithoutReasons(one.text, agents)),
      ),
    },
    {
      about: 'inAnothersName',
      files: before === null ? [] : files.filter((file) => fresh(file).some((one) => one.agent !== agent)),
    },
    {
      about: 'withoutText',
      files: files.filter((file) => {
        const { standing, text } = statusOf(now.get(file) ?? NO_POSITIONS)
        return standing !== 'OPEN' && text === ''
      }),
    },
    { about: 'roundsUsed', files: files.filter((file) => roundsUsed(agents, maxRounds, now.get(file))) },
  ]
  return warnings.filter((one) => one.files.length > 0)
}

function added(before: PositionsFile | undefined, now: PositionsFile | undefined): Block[] {
  const known = [...(before?.blocks ?? [])]
  return (now?.blocks ?? []).filter((block) => {
    const at = known.findIndex((one) => one.heading === block.heading && one.text === block.text)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

function roundsUsed(agents: readonly string[], most: number, file: PositionsFile = NO_POSITIONS): boolean {
  if (most === 0 || statusOf(file).standing !== 'OPEN') return false
  return agents.length > 0 && agents.every((one) => roundsOf(file, one) >= most)
}
