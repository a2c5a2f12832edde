import type { Source } from '@/server/protocol/events'
import type { PastFile } from '@/server/protocol/past'
import type { Opened } from '@/server/protocol/state'
import { currentTurn } from '@/server/protocol/whose-turn'
import { settlementAsText } from '@/server/record/settlement-text'
import { isPlainList, NO_AGENTS, parseAgents, withAgent } from './agents'
import { NO_TOPIC, partyIdAt } from './import-plan'
import { fileNameOf, Paths, SUPERSEDED } from './inert'
import { formatIssue } from './issue-file'
import { withLine } from './lines'
import { type LiveIssue, liveIssue } from './live-issue'
import { DEFAULTS, fieldsOf, formatMeta, parseMeta } from './meta'
import { formatOutcome, OUTCOME } from './outcome-file'
import { type AgentParty, agentNamesFor, participantFor, partiesOf } from './parties'
import { pastIssueOf } from './past-issue'
import { formatPositions } from './positions'
import { formatTopic, parseTopic } from './topic'

const AGENTS = 'agents.md'

/** A file to write: text, or bytes in base64. */
export type OutputFile = { path: string; encoding: 'text' | 'base64'; content: string }

/**
 * A negotiation as a directory. A file that was brought in and still says the same is written again byte for byte; what
 * a directory has no place for (intents, trade-offs, drafts, answers, proofs) is in a bundle, not here. No name in it is
 * one that a program acts upon, whatever the record holds.
 */
export function directoryOf(state: Opened): OutputFile[] {
  const originals = joined(state.past?.files ?? [])
  const out = new Map<string, OutputFile>()
  const superseded: OutputFile[] = []
  const paths = new Paths()
  /** `was` is the path under which it was brought in. */
  const put = (
    path: string,
    content: string,
    same: (original: string) => boolean = () => false,
    was: string = path,
  ) => {
    const original = originals.get(was)
    originals.delete(was)
    paths.take(path)
    // What is no text was understood by nobody, and stays as it is.
    if (original && (original.encoding === 'base64' ? path !== AGENTS : same(original.content))) {
      out.set(path, { ...original, path })
      return
    }
    out.set(path, { path, encoding: 'text', content })
    if (original) superseded.push({ ...original, path: SUPERSEDED + was })
  }
  const agents = agentsOf(state, originals.get(AGENTS))
  const title = state.past && { title: state.past.from }
  put('topic.md', formatTopic(state), (text) => {
    const read = parseTopic(text, title?.title ?? '')
    return read.title === state.title && (read.topic === state.topic || state.topic === NO_TOPIC)
  })
  const untouched = state.past !== null && state.phase === 'Setup'
  const meta = metaOf(state)
  put('meta.md', meta, (text) => sameRounds(text, meta) && (untouched || sameTurns(text, meta)))
  put(
    AGENTS,
    agentsFile(state, agents),
    (text) => isPlainList(text) && sameNames(partiesOf(parseAgents(text)), agents),
  )
  put('turn.md', `${turnOf(state, agents)}\n`, () => untouched)
  for (const issue of state.issues) {
    const agentOf = (party: string) =>
      agents[state.parties.findIndex((one) => one.party === party)]?.agent ?? party
    const live = liveIssue(state, issue, agentOf)
    const { file, positions } = live
    const was = state.past?.issues.find((one) => one.issue === issue.issue)?.file ?? file
    put(`issues/${file}`, formatIssue(live.issue), (text) => sameIssue(text, live), `issues/${was}`)
    if (positions) {
      const text = formatPositions(positions)
      put(`positions/${file}`, text, (original) => samePositions(original, live), `positions/${was}`)
    }
  }
  const settled = canonicalText(state)
  if (settled !== null) put('final.md', settled)
  const ended = formatOutcome(state)
  if (ended !== null) put(OUTCOME, ended)
  for (const { path: from, encoding, content } of [...originals.values(), ...superseded]) {
    const path = paths.place(from, encoding)
    out.set(path, { path, encoding, content })
  }
  for (const { title, text } of ownSources(state)) {
    const path = paths.name('sources/', fileNameOf(title))
    out.set(path, { path, encoding: 'text', content: text })
  }
  return [...out.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}

function joined(files: readonly PastFile[]): Map<string, OutputFile> {
  const whole = new Map<string, OutputFile>()
  for (const { path, encoding, text } of files) {
    const before = whole.get(path)?.content ?? ''
    whole.set(path, { path, encoding, content: before + text })
  }
  return whole
}

/** Parties with the agents they are here, in the order of the parties. */
export function agentsOf(state: Opened, original: OutputFile | undefined): AgentParty[] {
  const names = state.parties.map((one) => one.name)
  const before = partiesOf(parseAgents(original?.content ?? ''))
  if (original && before.length === names.length && before.every((one, at) => one.name === names[at]))
    return before
  const slugs = agentNamesFor(names)
  return state.parties.map(({ party, name }, at) => ({
    name,
    agent: state.registered.find((one) => one.party === party)?.handle ?? slugs[at] ?? partyIdAt(at),
  }))
}

const sameNames = (one: readonly AgentParty[], other: readonly AgentParty[]) =>
  one.length === other.length && one.every(({ name }, at) => name === other[at]?.name)

function agentsFile(state: Opened, agents: readonly AgentParty[]): string {
  return agents.reduce((text, { name, agent }, at) => {
    const party = state.parties[at]?.party
    const registered = state.registered.find((one) => one.party === party)?.mark.at ?? state.opened.at
    return withAgent(text, agent, new Date(registered), name === agent ? null : participantFor(name))
  }, NO_AGENTS)
}

function metaOf({ charter, parties, opened }: Opened): string {
  const { registration, turns, limits } = charter
  const meta = formatMeta({
    expectedAgents: registration?.expected ?? parties.length,
    windowSeconds: registration?.windowSeconds ?? DEFAULTS.windowSeconds,
    // As a directory says it: none.
    maxRounds: limits.roundsPerParty ?? 0,
    pollSeconds: DEFAULTS.pollSeconds,
    turnTimeoutSeconds: turns?.kind === 'round-robin' ? turns.timeoutSeconds : DEFAULTS.turnTimeoutSeconds,
    created: new Date(opened.at),
  })
  return turns?.kind === 'round-robin' ? meta : withLine(meta, '- **turns:** free')
}

/** Whether two files allow the same rounds; one that allows more than a charter can is as one that sets no limit. */
function sameRounds(text: string, again: string): boolean {
  const rounds = (meta: string) => {
    const most = parseMeta(meta)?.maxRounds ?? 0
    return most > 50 ? 0 : most
  }
  return rounds(text) === rounds(again)
}

const sameTurns = (text: string, again: string) =>
  fieldsOf(text).get('turns') === fieldsOf(again).get('turns')

/** Where turns are free a directory still needs one who begins: `meta.md` says that they are. */
function turnOf(state: Opened, agents: readonly AgentParty[]): string {
  const now = currentTurn(state)
  if (now.turn === 'held') return now.handle
  return now.turn === 'free' ? (agents[0]?.agent ?? 'registration') : now.turn
}

function sameIssue(text: string, { file, issue }: LiveIssue): boolean {
  const { positions: _, file: __, ...read } = pastIssueOf(file, text, null, () => null)
  const again = pastIssueOf(file, formatIssue(issue), null, () => null)
  return same(read, { ...again, positions: undefined, file: undefined })
}

function samePositions(text: string, { file, positions }: LiveIssue): boolean {
  const read = pastIssueOf(file, null, text, () => null).positions
  return same(read, positions && pastIssueOf(file, null, formatPositions(positions), () => null).positions)
}

/** Both are plain JSON made by the same code, with their fields in the same order. */
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function canonicalText(state: Opened): string | null {
  if (state.phase !== 'Closed' || state.closing.outcome.kind !== 'canonical') return null
  const { version } = state.closing.outcome
  const drafted = state.settlements.find((one) => one.settlement.version === version)
  return drafted ? settlementAsText(state, drafted) : null
}

/** Sources that were not brought in with a directory. */
function ownSources({ sources, past }: Opened): Source[] {
  const brought = new Set((past?.files ?? []).map((one) => one.text))
  return sources.filter(({ text }) => !brought.has(text))
}
