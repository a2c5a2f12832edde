import type { PartyId } from '@/server/protocol/ids'
import type { PastIssue } from '@/server/protocol/past'
import type { Issue, Opened } from '@/server/protocol/state'
import type { IssueKind } from '@/server/protocol/statements'
import { folded, issueName } from './inert'
import { fileNameFor, type IssueFile } from './issue-file'
import { numbered } from './names'
import { type Block, headingFor, type PositionsFile, type Status, statusOf } from './positions'

type AgentByParty = (party: PartyId) => string

/** An issue of a negotiation as a directory holds it: what was brought in first, then what was said since. */
export type LiveIssue = { file: string; issue: IssueFile; positions: PositionsFile | null }

export function liveIssue(state: Opened, issue: Issue, agentOf: AgentByParty): LiveIssue {
  const past = state.past?.issues.find((one) => one.issue === issue.issue)
  const before = pastBlocks(state, past)
  const since = blocksSince(state, issue, past, agentOf, before)
  const blocks = [...before, ...since]
  const statuses = statusesOf(issue, past, since.length > 0)
  const nothing = blocks.length === 0 && statuses.length === 0 && !past?.positions
  return {
    file: fileOf(state, issue, past),
    issue: {
      title: issue.title,
      question: issue.question,
      context: issue.context,
      sources: past?.sources ?? quotedSources(issue),
      rest: past?.rest ?? kindLine(issue.kind),
    },
    positions: nothing
      ? null
      : {
          title: past?.positions ? past.positions.title : issue.title,
          preamble: past?.positions?.preamble ?? '',
          blocks,
          statuses,
        },
  }
}

/** Where the name it was brought in with cannot be kept, or another issue has it on some file system, one like it. */
function fileOf({ past }: Opened, { issue, title }: Issue, brought: PastIssue | undefined): string {
  const name = brought ? issueName(brought.file) : fileNameFor(issue, slugOf(title))
  const earlier = (past?.issues ?? []).filter((one) => one.issue < issue)
  return earlier.some((one) => folded(issueName(one.file)) === folded(name)) ? numbered(name, issue) : name
}

function pastBlocks(state: Opened, past: PastIssue | undefined): Block[] {
  return (past?.positions?.blocks ?? []).map(({ kind, agent, round, heading, text, claim }) => ({
    kind,
    agent,
    round,
    heading,
    text: claim === null ? text : (state.claims.find((one) => one.claim === claim)?.text ?? ''),
  }))
}

/** Positions taken here, without those that only confirm what stands among the blocks brought in. */
function blocksSince(
  state: Opened,
  issue: Issue,
  past: PastIssue | undefined,
  agentOf: AgentByParty,
  before: readonly Block[],
): Block[] {
  const brought = new Set((past?.positions?.blocks ?? []).map((one) => one.claim))
  const confirmed = state.claims.filter((one) => brought.has(one.claim) && one.confirmedBy !== null)
  const since: Block[] = []
  const add = (party: PartyId, text: string) => {
    const agent = agentOf(party)
    const earlier = [...before, ...since].filter((one) => one.kind === 'position' && one.agent === agent)
    const round = Math.max(0, ...earlier.map((one, at) => one.round ?? at + 1)) + 1
    since.push({ kind: 'position', agent, round, heading: headingFor(agent, 'position', round), text })
  }
  for (const { party, text } of issue.positions) {
    const known = confirmed.findIndex((one) => one.party === party && one.text === text)
    if (known >= 0) confirmed.splice(known, 1)
    else add(party, text)
  }
  const bare = state.claims.filter(
    (one) => one.issue === issue.issue && !brought.has(one.claim) && !one.agreed && one.confirmedBy === null,
  )
  for (const { party, text } of bare) add(party, text)
  return since
}

/** What was said of the state before stands until something is said here; then what stands here is last. */
function statusesOf(issue: Issue, past: PastIssue | undefined, spoken: boolean): Status[] {
  const before = past?.positions?.statuses ?? []
  const now = statusNow(issue)
  if (!now) {
    const last = statusOf({ title: null, preamble: '', blocks: [], statuses: before })
    const open = { standing: 'OPEN', said: 'OPEN', text: '' } as const
    return spoken && (before.length === 0 || last.standing !== 'OPEN') ? [...before, open] : before
  }
  return [...before, now]
}

function statusNow({ status, decision, escalation, setAside }: Issue): Status | null {
  if (setAside) {
    const how = setAside.decision === 'dropped' ? 'Dropped' : 'Carved out'
    const text = [escalation?.summary ?? '', `${how}: ${setAside.reason}`].join('\n\n').trim()
    return { standing: 'ESCALATE', said: 'ESCALATE', text }
  }
  if (status === 'AGREED') return { standing: 'AGREED', said: 'AGREED', text: decision ?? '' }
  if (status === 'ESCALATED')
    return { standing: 'ESCALATE', said: 'ESCALATE', text: escalation?.summary ?? '' }
  return null
}

function quotedSources(issue: Issue): { heading: string; text: string }[] {
  return issue.sourcePositions.map(({ name, text }, at) => ({
    heading: `Position ${String.fromCharCode(65 + at)} (${name})`,
    text,
  }))
}

/** What kind of answer an issue asks for, in words: a directory knows texts only. */
function kindLine(kind: IssueKind): string {
  switch (kind.kind) {
    case 'text':
      return ''
    case 'options':
      return `The answer is one of: ${kind.options.join(' | ')}`
    case 'amount':
      return `The answer is an amount in ${kind.unit}, from ${kind.min ?? 'any'} to ${kind.max ?? 'any'}.`
    case 'date':
      return 'The answer is a date.'
  }
}

function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return slug || 'issue'
}
