import { join } from 'node:path'
import { markdownIn, type Place, readAgents, readMeta, readTurn, writeNew } from '../files'
import { BLANK_ISSUE, fileNameFor, formatIssue, nextNumber, TOPIC } from '../format/issue-file'
import { locked } from '../lock'
import { done, failed, type Outcome, refused } from '../outcome'
import { restartClock } from '../turn-files'
import { notTheirTurn } from './hand-off'

export type NewIssue = {
  topic: string
  /** Who files it. The old scripts cannot say; then only the end of the negotiation is in the way. */
  agent: string | null
  title: string | null
  question: string | null
  context: string | null
}

/** Files an issue under the next number. Before the first turn whoever prepares the negotiation may. */
export async function newIssue(place: Place, issue: NewIssue, now: Date): Promise<Outcome> {
  readMeta(place)
  const { topic, agent } = issue
  if (!TOPIC.test(topic) || topic.length > 100)
    return failed(
      2,
      'BadTopic',
      `Error: Topic must be lowercase alphanumeric with hyphens, got: ${topic.slice(0, 100).replace(/[\r\n]+/g, ' ')}`,
      ...(topic.length > 100 ? ['It may have at most 100 characters.'] : []),
    )
  return locked(place.path, () => {
    const turn = readTurn(place)
    if (turn === 'done')
      return refused('AlreadyDone', 'Error: The negotiation is done; nothing can be added.')
    if (agent !== null) {
      if (!readAgents(place).some((one) => one.name === agent))
        return failed(1, 'NotRegistered', `Error: ${agent} not found in agent list`)
      const wrong = turn === 'registration' ? null : notTheirTurn(turn, agent)
      if (wrong) return wrong
    }
    const file = writeIssue(place, issue)
    if (turn !== 'registration') restartClock(place, turn, now)
    return done([file], { file })
  })
}

function writeIssue(place: Place, { topic, title, question, context }: NewIssue): string {
  const issues = join(place.path, 'issues')
  const text = formatIssue({
    title: title ?? topic.replaceAll('-', ' '),
    question: question ?? BLANK_ISSUE.question,
    context: context ?? BLANK_ISSUE.context,
    sources: BLANK_ISSUE.sources,
  })
  const used = [...markdownIn(issues), ...markdownIn(join(place.path, 'positions'))]
  // Older scripts know no lock: where one of them was first, the number after is taken.
  for (let number = nextNumber(used); ; number++) {
    const file = fileNameFor(number, topic)
    if (writeNew(join(issues, file), text)) return file
  }
}
