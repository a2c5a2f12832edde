import { type Charter, charter } from '@/server/protocol/charter'
import { type PartyId, partyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import { MOST_PAST, type PastCommand, type PastFile, readable } from '@/server/protocol/past'
import { nameText } from '@/server/protocol/text'
import { parseAgents } from './agents'
import { isInert } from './inert'
import { formatIssue, numberOf } from './issue-file'
import { fieldsOf, parseMeta } from './meta'
import { type AgentParty, partiesOf } from './parties'
import { type PartyByAgent, type PastIssueCommand, pastIssueOf } from './past-issue'
import { formatPositions } from './positions'
import { parseTopic } from './topic'
import { parseTurn } from './turns'

/** A file of a directory: its path from the top with `/`, and its bytes as text, or in base64 where they are none. */
export type InputFile = { path: string; bytes: number; encoding: 'text' | 'base64'; content: string }
/** Where a file went: what of it is in the negotiation, and under which source it is kept to the letter. */
export type Went = { path: string; bytes: number; to: string[]; note: string | null }
export type Plan = {
  title: string
  topic: string
  parties: AgentParty[]
  charter: Charter
  past: PastCommand
  report: Went[]
}

/** Longest directory, in characters of what is kept: it all stands in one entry of the record. */
export const MOST_CHARACTERS = 1_000_000
const MOST_PARTIES = 30
const MOST_ROUNDS = 50
export const NO_TOPIC = 'What is being negotiated was not written down.'
const KNOWN = /^(meta|agents|turn|topic)\.md$|^(issues|positions)\//

/** What an import makes of a directory, or the sentences why it cannot. */
export function planImport(from: string, files: readonly InputFile[]): Plan | { refused: string[] } {
  const text = (path: string) => {
    const file = files.find((one) => one.path === path)
    return file?.encoding === 'text' ? file.content : null
  }
  const names = issueNames(files)
  const parties = partiesOf(parseAgents(text('agents.md') ?? ''))
  const partyOf = byAgent(parties)
  const issues = names.map((name) =>
    pastIssueOf(name, text(`issues/${name}`), text(`positions/${name}`), partyOf),
  )
  const understood = new Map(
    issues.flatMap((issue, at) =>
      understoodFiles(issue, text).map((path) => [path, `issue ${at + 1}`] as const),
    ),
  )
  const kept = files.filter(({ path }) => !understood.has(path)).flatMap(partsOf)
  const refused = limits(files, issues, parties, kept)
  if (refused.length > 0) return { refused }
  const { title, topic } = parseTopic(text('topic.md') ?? '', nameOf(from))
  return {
    title,
    topic: topic === '' || topic.length > LIMIT.prose ? NO_TOPIC : topic,
    parties,
    charter: charterOf(text('meta.md'), parseTurn(text('turn.md')), parties.length),
    past: { from: nameOf(from), issues: issues.map((one) => withDocuments(one, kept)), files: kept },
    report: files.map((file) => wentTo(file, names, understood)),
  }
}

/** Leads from what a source is said to say, `Position A (doc-a)`, to that document where it was brought in. */
function withDocuments(issue: PastIssueCommand, kept: readonly PastFile[]): PastIssueCommand {
  const names = readable(kept).map(({ path }) => /^sources\/(.+)$/.exec(path)?.[1]?.toLowerCase())
  const sources = issue.sources.map((one) => {
    const named = /\(([^()]+)\)$/.exec(one.heading.trimEnd())?.[1]?.trim().toLowerCase()
    const at = names.findIndex((name) => name !== undefined && (name === named || stemOf(name) === named))
    return at < 0 ? one : { ...one, source: at + 1 }
  })
  return { ...issue, sources }
}
const stemOf = (name: string) => name.replace(/\.[^./]*$/, '')

/** What its `meta.md` asks for, as far as a charter can. Where turns were free, or are over, talk goes on freely. */
function charterOf(text: string | null, turn: string, parties: number): Charter {
  const meta = parseMeta(text ?? '')
  const rounds = meta?.maxRounds ?? 0
  const limits = {
    roundsPerParty: rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : null,
    drafts: null,
    deadline: null,
  }
  const inTurns = charter.safeParse({
    preset: 'structured-issues',
    limits,
    registration: { expected: parties, windowSeconds: meta?.windowSeconds },
    turns: { kind: 'round-robin', timeoutSeconds: meta?.turnTimeoutSeconds },
  })
  const free = turn === 'done' || fieldsOf(text ?? '').get('turns') === 'free'
  return !free && inTurns.success ? inTurns.data : { preset: 'structured-issues', limits }
}

/** Files of issues and positions by name, in the order of their numbers; numbers may be double. */
function issueNames(files: readonly InputFile[]): string[] {
  const names = files.flatMap(({ path, encoding }) => {
    const name = /^(?:issues|positions)\/([^/.][^/]*\.md)$/.exec(path)?.[1]
    return name !== undefined && encoding === 'text' && name.length <= LIMIT.line ? [name] : []
  })
  const order = (name: string) => numberOf(name) ?? Number.MAX_SAFE_INTEGER
  return [...new Set(names)].sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1))
}

function byAgent(parties: readonly AgentParty[]): PartyByAgent {
  return (agent) => {
    const at = parties.findIndex((one) => one.agent.toLowerCase() === agent.toLowerCase())
    return at < 0 ? null : partyIdAt(at)
  }
}
export const partyIdAt = (at: number): PartyId => partyId.parse(`p${at + 1}`)

/** The files that can be written again, byte for byte, from what the issue holds: nothing of them is lost. */
function understoodFiles(issue: PastIssueCommand, text: (path: string) => string | null): string[] {
  const { file, positions, ...rest } = issue
  const paths: [string, string | null][] = [
    [`issues/${file}`, formatIssue(rest)],
    [`positions/${file}`, positions && formatPositions(positions)],
  ]
  return paths.flatMap(([path, again]) => (again !== null && text(path) === again ? [path] : []))
}

function partsOf({ path, encoding, content }: InputFile): PastFile[] {
  const pieces = piecesOf(content)
  return pieces.map((text, at) => ({ path, part: at + 1, parts: pieces.length, encoding, text }))
}

/** Pieces that a source can hold, none of which ends inside of a character. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length || pieces.length === 0; ) {
    let end = Math.min(text.length, at + LIMIT.source)
    const last = text.charCodeAt(end - 1)
    if (end < text.length && last >= 0xd800 && last <= 0xdbff) end -= 1
    pieces.push(text.slice(at, end))
    at = end
  }
  return pieces
}

function limits(
  files: readonly InputFile[],
  issues: readonly PastIssueCommand[],
  parties: readonly AgentParty[],
  kept: readonly PastFile[],
): string[] {
  const sentences: string[] = []
  const many = (what: string, count: number, most: number, how: string) => {
    if (count > most)
      sentences.push(`It has ${count} ${what}, and a negotiation takes at most ${most}. ${how}`)
  }
  if (!files.some(({ path }) => KNOWN.test(path)))
    sentences.push(
      'It is no directory of a negotiation: there is no meta.md, agents.md, topic.md or issue in it.',
    )
  many('issues', issues.length, MOST_PAST.issues, 'Import it in two directories.')
  many('agents', parties.length, MOST_PARTIES, 'Take out of agents.md who took no part.')
  many('files to keep', kept.length, MOST_PAST.files, 'Take out of it what does not belong to it.')
  const characters = files.reduce((sum, { content }) => sum + content.length, 0)
  many('characters', characters, MOST_CHARACTERS, 'Take out of it what does not belong to it.')
  const long = files.find(({ path }) => path.length > LIMIT.line)
  if (long)
    sentences.push(`The path ${long.path.slice(0, 80)}… is longer than ${LIMIT.line} characters. Shorten it.`)
  return sentences
}

const RENAMED = 'Some programs act upon a file of this name: an export writes it under another.'

function wentTo(
  { path, bytes, encoding, content }: InputFile,
  names: readonly string[],
  understood: ReadonlyMap<string, string>,
): Went {
  const whole = understood.get(path)
  const renamed = isInert(path) ? [] : [RENAMED]
  if (whole !== undefined) return { path, bytes, to: [whole], note: renamed[0] ?? null }
  const at = names.findIndex((name) => path === `issues/${name}` || path === `positions/${name}`)
  const used: Record<string, string> = {
    'topic.md': 'title and topic',
    'meta.md': 'limits',
    'agents.md': 'parties',
  }
  const to = at >= 0 && encoding === 'text' ? `issue ${at + 1}` : used[path]
  const notes = [
    ...(encoding === 'base64' ? ['It is no text in UTF-8: its bytes are kept in base64.'] : []),
    ...(content === '' ? ['It is empty.'] : []),
    ...renamed,
  ]
  const note = notes.length > 0 ? notes.join(' ') : null
  return { path, bytes, to: [...(to ? [to] : []), `source "${path}"`], note }
}

/** The directory's name, as far as a name on the record may hold it. */
function nameOf(from: string): string {
  const name = nameText.safeParse(from.trim().slice(0, LIMIT.name))
  return name.success ? name.data : 'Imported negotiation'
}
