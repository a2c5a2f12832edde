import { standing } from '@/server/protocol/authority'
import type { PartyId } from '@/server/protocol/ids'
import { latestIntent } from '@/server/protocol/intents'
import type { Draft, Reference } from '@/server/protocol/settlement'
import type { Drafted, Matter, Opened } from '@/server/protocol/state'
import type { IssueKind, TermChange } from '@/server/protocol/statements'
import { type SourceIn, sourcesIn } from './source-texts'

export type StatementKind = 'goal' | 'constraint' | 'red-line' | 'tradeable' | 'position'

/** One thing a party has said, with the place it stands at. */
export type Statement = {
  party: PartyId
  kind: StatementKind
  text: string
  /** The reason given with it, if any. */
  rationale: string
  reference: Reference
  /** Number of the issue that a position answers. */
  issue: number | null
  seq: number
}

export type IssueIn = {
  issue: number
  title: string
  question: string
  kind: IssueKind
  status: 'OPEN' | 'AGREED' | 'ESCALATED'
  decision: string | null
  setAside: boolean
  /** Last entry in which something was said or decided on it. */
  seq: number
}
export type TradeIn = { trade: number; party: PartyId; offer: string; want: string; because: string }
export type CounterIn = {
  counter: number
  version: number
  party: PartyId
  changes: TermChange[]
  comment: string
  seq: number
}
export type QuestionIn = {
  question: number
  to: PartyId | null
  text: string
  answered: boolean
  answers: { party: PartyId; text: string }[]
}
export type SettlementIn = {
  version: number
  seq: number
  terms: Draft['terms']
  met: Draft['met']
  unmet: Draft['unmet']
  tradeOffs: Draft['tradeOffs']
}

/** All that a mediator is given: plain JSON, built by naming each field, so that nothing sealed can be in it. */
export type MediatorInput = {
  title: string
  topic: string
  /** Sequence number of the last entry this was read from. */
  readTo: number
  parties: { party: PartyId; name: string }[]
  /** Latest intents and positions; what was replaced is not repeated. */
  statements: Statement[]
  issues: IssueIn[]
  trades: TradeIn[]
  counters: CounterIn[]
  questions: QuestionIn[]
  /** The settlement version that the next draft goes on from, if there is one. */
  settlement: SettlementIn | null
  /** Every version that stands, oldest first. */
  settlements: SettlementIn[]
  /** Documents that were brought with the opening, within limits. */
  sources: SourceIn[]
  /** What whoever asked wants the mediator to keep in mind. */
  note: string
}

export function inputFrom(state: Opened, note = ''): MediatorInput {
  const parties = standing(state).map(({ party, name }) => ({ party, name }))
  return {
    title: state.title,
    topic: state.topic,
    readTo: state.head.seq,
    parties,
    statements: [
      ...parties.flatMap(({ party }) => intentOf(state, party)),
      ...positionsOf(state),
      ...releasesOf(state),
    ],
    issues: state.issues.map((one) => ({
      issue: one.issue,
      title: one.title,
      question: one.question,
      kind: one.kind,
      status: one.status,
      decision: one.decision,
      setAside: one.setAside !== null,
      seq: Math.max(
        one.mark.seq,
        ...one.positions.map((by) => by.mark.seq),
        ...one.support.map((by) => by.mark.seq),
      ),
    })),
    trades: state.trades.map(({ trade, party, offer, want, because }) => ({
      trade,
      party,
      offer,
      want,
      because,
    })),
    counters: state.counters.map(({ counter, version, party, changes, comment, mark }) => ({
      counter,
      version,
      party,
      changes,
      comment,
      seq: mark.seq,
    })),
    questions: state.questions.map(({ question, to, text, answers }) => ({
      question,
      to,
      text,
      answered: answers.length > 0,
      answers: answers.map((one) => ({ party: one.party, text: one.text })),
    })),
    settlements: state.settlements.map(settlementIn),
    settlement: toRevise(state),
    sources: sourcesIn(state),
    note,
  }
}

function intentOf(state: Matter, party: PartyId): Statement[] {
  const intent = latestIntent(state, party)
  if (!intent) return []
  const { goals, constraints, redLines, tradeable } = intent.statement
  const said =
    (kind: StatementKind, letter: string) =>
    (item: { text: string; rationale: string }, at: number): Statement => ({
      party,
      kind,
      text: item.text,
      rationale: item.rationale,
      reference: { kind: 'intent', party, version: intent.version, item: `${letter}${at + 1}` },
      issue: null,
      seq: intent.mark.seq,
    })
  const bare = (text: string) => ({ text, rationale: '' })
  return [
    ...goals.map(said('goal', 'g')),
    ...constraints.map(bare).map(said('constraint', 'c')),
    ...redLines.map(bare).map(said('red-line', 'r')),
    ...tradeable.map(bare).map(said('tradeable', 'w')),
  ]
}

/** Each party's latest position on each issue. */
function positionsOf(state: Matter): Statement[] {
  const here = new Set(standing(state).map((one) => one.party))
  return state.issues.flatMap((issue) =>
    issue.positions
      .filter(
        (one, at) =>
          here.has(one.party) && issue.positions.findLastIndex((later) => later.party === one.party) === at,
      )
      .map((one) => ({
        party: one.party,
        kind: 'position' as const,
        text: one.text,
        rationale: '',
        reference: { kind: 'position' as const, issue: issue.issue, party: one.party, round: one.round },
        issue: issue.issue,
        seq: one.mark.seq,
      })),
  )
}

/** Sentences that parties said in the room, out of a caucus: like any other position from then on. */
function releasesOf(state: Matter): Statement[] {
  return state.releases.map((one) => ({
    party: one.party,
    kind: 'position',
    text: one.text.trim(),
    rationale: '',
    reference: { kind: 'release', release: one.release },
    issue: null,
    seq: one.mark.seq,
  }))
}

/**
 * The version the next draft goes on from: the one that was countered last since the newest was drafted, since of
 * several variants people choose one by answering it; otherwise the newest.
 */
export function versionToRevise(state: Matter): Drafted | undefined {
  const last = state.settlements.at(-1)
  const answered = state.counters.findLast((one) => last !== undefined && one.mark.seq > last.mark.seq)
  return state.settlements.find((one) => one.settlement.version === answered?.version) ?? last
}

function toRevise(state: Matter): SettlementIn | null {
  const base = versionToRevise(state)
  return base ? settlementIn(base) : null
}

function settlementIn({ settlement, mark }: Drafted): SettlementIn {
  const { version, terms, met, unmet, tradeOffs } = settlement
  const plain = terms.map(({ heading, text, sources }) => ({ heading, text, sources }))
  return { version, seq: mark.seq, terms: plain, met, unmet, tradeOffs }
}
