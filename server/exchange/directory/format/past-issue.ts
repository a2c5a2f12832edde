import type { PartyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import type { PastCommand } from '@/server/protocol/past'
import { title as titleText } from '@/server/protocol/text'
import { type IssueFile, parseIssueFile, topicOf } from './issue-file'
import { type PositionsFile, parsePositions } from './positions'

export type PastIssueCommand = PastCommand['issues'][number]
/** Which party an agent's name belongs to. */
export type PartyByAgent = (agent: string) => PartyId | null

/** What an issue's files say, within what one issue holds. What is longer is named, and stands in its source. */
export function pastIssueOf(
  file: string,
  issue: string | null,
  positions: string | null,
  partyOf: PartyByAgent,
): PastIssueCommand {
  const parsed = positions === null ? null : parsePositions(positions)
  const read = parseIssueFile(file, issue ?? (parsed?.title ? `# ${parsed.title}` : ''))
  const where = `issues/${file}`
  return {
    file,
    ...issuePart(file, read, where),
    positions: parsed && positionsPart(parsed, `positions/${file}`, partyOf),
  }
}

function issuePart(file: string, read: IssueFile, where: string) {
  const title = titleText.safeParse(read.title)
  const short = titleText.safeParse(topicOf(file))
  return {
    title: title.success ? title.data : short.success ? short.data : 'An issue',
    question:
      within(read.question, LIMIT.prose, where) || (title.success ? title.data : 'What is to be decided?'),
    context: within(read.context, LIMIT.prose, where),
    sources: read.sources.slice(0, LIMIT.list).map(({ heading, text }) => ({
      heading: within(heading, 300, where),
      text: within(text, LIMIT.prose, where),
    })),
    rest: within(read.rest, LIMIT.prose, where),
  }
}

/** Where the statements of one file end to be statements of the negotiation; the file itself is kept. */
const MOST_BLOCKS = 500

function positionsPart(
  { title, preamble, blocks, statuses }: PositionsFile,
  where: string,
  partyOf: PartyByAgent,
): PastIssueCommand['positions'] {
  return {
    title: title === null ? null : within(title, LIMIT.line, where),
    preamble: within(preamble, LIMIT.prose, where),
    blocks: blocks.slice(0, MOST_BLOCKS).map(({ kind, agent, round, heading, text }) => ({
      kind,
      agent: within(agent, 200, where),
      // Words that are not all there cannot be put to a party as its own.
      party: text.length > LIMIT.prose ? null : partyOf(agent),
      round,
      heading: within(heading, 300, where),
      text: within(text, LIMIT.prose, where),
    })),
    statuses: statuses.slice(-MOST_BLOCKS).map(({ said, standing, text }) => ({
      said: within(said, LIMIT.line, where),
      // Nor can a decision that is not all there be agreed to.
      standing: text.length > LIMIT.prose && standing === 'AGREED' ? 'OPEN' : standing,
      text: within(text, LIMIT.prose, where),
    })),
  }
}

function within(text: string, most: number, where: string): string {
  return text.length <= most
    ? text
    : `This is longer than ${most} characters and stands whole in the source ${where}.`
}
