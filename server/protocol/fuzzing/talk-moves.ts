import type { Command } from '../commands'
import { DRAWN } from '../commands'
import { latestIntent } from '../intents'
import { redLines } from '../red-lines'
import { draftOf, fay, intent, sealWords } from '../testing'
import { STRUCTURED } from './bargaining-moves'
import {
  anyone,
  DECISIONS,
  type Desk,
  issue,
  maker,
  number,
  party,
  person,
  type Weighted,
  withParty,
  withRun,
} from './desk'

const change = { change: 'replace', term: 1, text: 'From ten.', comment: '' } as const
function draftMove(desk: Desk): Command {
  const { random, seen, who } = desk
  const run = seen.runs.findLast((one) => one.state === 'working' || random.chance(5))?.run ?? null
  const met = redLines(seen).map(({ party, item }) => ({ party, item, term: 1 }))
  const counter = random.pick(seen.counters)
  const own =
    counter && random.chance(30)
      ? ({ kind: 'party', party: counter.party, counter: counter.counter } as const)
      : null
  const me = person(desk)
  return {
    type: 'DraftSettlement',
    run: who.kind === 'mediator' || me === seen.control.player?.person || random.chance(5) ? run : null,
    basedOn: seen.settlements.length > 0 && random.chance(50) ? number(desk, seen.settlements.length) : null,
    draft: draftOf({
      title: `Use of the yard ${seen.settlements.length + 1}`,
      met: random.chance(85) ? met : [],
    }),
    origin:
      me && me === seen.control.player?.person && run && random.chance(80)
        ? { kind: 'mediator', provenance: maker(desk) }
        : me
          ? (own ?? { kind: 'person', person: random.chance(95) ? me : (anyone(desk) ?? me) })
          : { kind: 'mediator', provenance: maker(desk) },
  }
}

export const TALK_MOVES = {
  BeginIntents: [() => ({ type: 'BeginIntents' }), [14, 0, 0, 0, 0]],
  StateIntent: [
    ({ random }) => ({
      type: 'StateIntent',
      statement: intent({ redLines: random.chance(40) ? ['No noise before 8.'] : [] }),
    }),
    [1, 30, 4, 1, 0],
  ],
  BeginMediation: [
    ({ random, seen }) => ({
      type: 'BeginMediation',
      without: random.chance(60)
        ? seen.parties.filter((one) => !latestIntent(seen, one.party)).map((one) => one.party)
        : [],
    }),
    [0, 20, 0, 0, 0],
  ],
  RaiseIssue: [
    ({ random, seen }) => ({
      type: 'RaiseIssue',
      title: 'Hours',
      question: 'When?',
      context: '',
      kind:
        (seen.charter.preset === 'bargaining' && random.chance(80) ? random.pick(STRUCTURED) : undefined) ??
        ({ kind: 'text' } as const),
    }),
    [0, 1, 2, 1, 0],
  ],
  TakePosition: [
    (desk) => ({
      type: 'TakePosition',
      issue: issue(desk),
      text: desk.random.chance(95) ? 'From nine, for the school.' : 'yes',
    }),
    [0, 0, 14, 1, 0],
  ],
  SupportDecision: [
    (desk) => ({ type: 'SupportDecision', issue: issue(desk), decision: desk.random.pick(DECISIONS) ?? '' }),
    [0, 0, 30, 1, 0],
  ],
  EscalateIssue: [
    (desk) => ({ type: 'EscalateIssue', issue: issue(desk), summary: 'We differ.' }),
    [0, 0, 4, 0, 0],
  ],
  SetIssueAside: [
    (desk) => ({
      type: 'SetIssueAside',
      issue: desk.seen.issues.find((one) => one.status === 'ESCALATED')?.issue ?? issue(desk),
      decision: desk.random.pick(DRAWN) ?? 'dropped',
      reason: 'x',
    }),
    [0, 0, 14, 0, 0],
  ],
  ReopenIssue: [(desk) => ({ type: 'ReopenIssue', issue: issue(desk), reason: 'x' }), [0, 0, 2, 0, 0]],
  ProposeTrade: [() => ({ type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' }), [0, 0, 3, 0, 0]],
  ImportClaim: [
    withParty((party, desk) => ({
      type: 'ImportClaim',
      party,
      author: 'An old friend',
      issue: issue(desk),
      text: 'From seven.',
      agreed: desk.random.chance(50),
    })),
    [0, 0, 3, 0, 0],
  ],
  ConfirmClaim: [
    (desk) => ({ type: 'ConfirmClaim', claim: number(desk, desk.seen.claims.length) }),
    [0, 0, 3, 0, 0],
  ],
  CancelMediation: [withRun((run) => ({ type: 'CancelMediation', run })), [0, 0, 1, 1, 1]],
  ReportFindings: [
    (desk) =>
      withRun((run) => ({
        type: 'ReportFindings',
        run,
        findings: [],
        questions: [
          { to: desk.random.chance(50) ? party(desk) : null, text: 'Which days?', why: 'x', about: [] },
        ],
        provenance: maker(desk),
      }))(desk),
    [0, 0, 8, 3, 1],
  ],
  FinishMediation: [withRun((run) => ({ type: 'FinishMediation', run })), [0, 0, 6, 3, 1]],
  FailMediation: [withRun((run) => ({ type: 'FailMediation', run, reason: 'No answer.' })), [0, 0, 3, 1, 1]],
  RecordRefusedOutput: [
    (desk) => {
      const sealed = sealWords(desk.seen, fay, desk.id, 'x', 'unclear').commitments.flags
      return withRun((run) => ({ type: 'RecordRefusedOutput', run, reasons: ['leak'], output: sealed }))(desk)
    },
    [0, 0, 2, 1, 0],
  ],
  AnswerQuestion: [
    (desk) => ({
      type: 'AnswerQuestion',
      question: number(desk, desk.seen.questions.length),
      text: 'Mondays.',
    }),
    [0, 0, 6, 0, 0],
  ],
  DraftSettlement: [draftMove, [0, 1, 12, 4, 0]],
  CounterSettlement: [
    (desk) => ({
      type: 'CounterSettlement',
      version: number(desk, desk.seen.settlements.length),
      changes: [change],
      comment: '',
    }),
    [0, 0, 4, 0, 0],
  ],
} satisfies Partial<Record<Command['type'], Weighted>>
