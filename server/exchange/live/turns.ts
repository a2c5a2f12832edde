import { unaddressed } from '@/server/protocol/turns'
import type { NewIssue } from '../directory/acts/new-issue'
import { fileNameFor, TOPIC } from '../directory/format/issue-file'
import { secondsBetween } from '../directory/format/turns'
import { done, failed, type Outcome, refused } from '../directory/outcome'
import type { Client, Status } from './client'
import { asOutcome, handleOf, turnWord } from './party'
import { issueFiles } from './status'

/** Says whose turn it is, and passes over a holder whose time is over. */
export async function poll(client: Client, name: string, now: Date): Promise<Outcome> {
  let status = await client.status()
  const lines = await passOver(client, status, now)
  if (lines.length > 0) status = await client.status()
  const { answer } = status.turn
  const current = currentOf(status)
  const data = { turn: current, skipped: lines.length > 0 }
  if (answer === 'done') return done([...lines, 'done'], data, 2)
  if (answer === 'waiting') return done([...lines, `waiting (current turn: ${current})`], data, 1)
  if (current !== 'free' && current !== name)
    return failed(1, 'NotRegistered', `Error: ${name} not found in agent list (this token is of ${current})`)
  return done([...lines, 'your-turn'], data)
}

/** Where it stands in the words of a turn file. */
function currentOf({ turn, registered }: Status): string {
  return turn.now === 'held'
    ? (registered.find((one) => one.party === turn.holder)?.handle ?? turn.now)
    : turn.now
}

async function passOver(client: Client, status: Status, now: Date): Promise<string[]> {
  const { clock, timeoutSeconds, answer, holder } = status.turn
  if (answer !== 'waiting' || clock === null || timeoutSeconds === null || holder === null) return []
  const seconds = secondsBetween(new Date(clock), now)
  if (seconds <= timeoutSeconds) return []
  // Whether the time is over is the server's to say: this clock may be wrong, and another may have been first.
  if (await client.act({ type: 'SkipTurn', holder })) return []
  const skipped = currentOf(status)
  const next = turnWord(await client.state())
  return [
    `Turn timeout: ${skipped} has been inactive for ${seconds}s (limit: ${timeoutSeconds}s). Skipping.`,
    `Skipped ${skipped}, turn passed to ${next}`,
  ]
}

export async function handOff(client: Client, name: string): Promise<Outcome> {
  const { me } = await client.status()
  const before = await client.state()
  if (before.charter.registration && before.registered.length === 0)
    return failed(1, 'NoAgents', 'Error: No agents registered')
  if (handleOf(before, me.party) !== name)
    return failed(1, 'NotRegistered', `Error: ${name} not found in agent list`)
  const missed = unaddressed(before, me.party)
  const problem = await client.act({ type: 'HandOff' })
  // Where turns are free there is nothing to pass on, and nobody waits for it.
  if (problem && problem.code !== 'NotInTurns') return asOutcome(client, before, problem)
  const next = turnWord(await client.state())
  const files = issueFiles(before)
    .filter((one) => missed.includes(one.issue.issue))
    .map((one) => one.file)
  return done(
    [
      `Turn handed to: ${next}`,
      ...(files.length > 0 ? [`Open and not addressed this turn: ${files.join(', ')}`] : []),
    ],
    { turn: next, unaddressed: files },
  )
}

export async function newIssue(
  client: Client,
  { topic, title, question, context }: NewIssue,
): Promise<Outcome> {
  if (!TOPIC.test(topic) || topic.length > 100)
    return failed(
      2,
      'BadTopic',
      `Error: Topic must be lowercase alphanumeric with hyphens, got: ${topic.slice(0, 100).replace(/[\r\n]+/g, ' ')}`,
    )
  const name = title ?? topic.replaceAll('-', ' ')
  const problem = await client.act({
    type: 'RaiseIssue',
    title: name,
    question: question ?? `What is to be decided on ${name}?`,
    context: context ?? '',
    kind: { kind: 'text' },
  })
  const state = await client.state()
  if (problem) return asOutcome(client, state, problem)
  const raised = state.issues.findLast((one) => one.title === name)
  if (!raised) return refused('Unreadable', 'Error: The issue was filed and cannot be read yet.')
  const file = issueFiles(state).find((one) => one.issue.issue === raised.issue)?.file
  return done([file ?? fileNameFor(raised.issue, topic)], { file: file ?? '', issue: raised.issue })
}
