import { expect, test } from 'vitest'
import { type Actor, type Command, type CommandOf, command } from './commands'
import { decide } from './decide'
import { evolve } from './evolve'
import {
  commandId,
  commitment,
  instant,
  invitationId,
  negotiationId,
  packageDigest,
  partyId,
  personId,
  proposalDigest,
  settlementDigest,
} from './ids'
import type { State } from './state'
import {
  a,
  ana,
  ann,
  appointing,
  bo,
  called,
  draftOf,
  fay,
  house,
  intent,
  mediator,
  modelCallOf,
  olga,
  opened,
  opening,
  provenance,
  rephrasedGoal,
  seated,
  settled,
  stating,
  Table,
  talking,
} from './testing'

const hex = 'ef'.repeat(32)
const digest = settlementDigest.parse(hex)
const attempt = commandId.parse('act-9')
const sealed = commitment.parse(hex)
const invitation = invitationId.parse('inv-2')
const expires = instant.parse('2031-01-01T00:00:00.000Z')
const screen = { version: '1', digest: hex }
const text = 'From nine, for the school.'
const changes = [{ change: 'comment' as const, term: 1, comment: 'x' }]

/** One of each command: a new one does not compile until it stands here. */
const each: { [T in Command['type']]: CommandOf<T> } = {
  OpenNegotiation: opening(),
  AddParty: { type: 'AddParty', party: partyId.parse('d'), name: 'Dogwood' },
  RemoveParty: { type: 'RemoveParty', party: a, reason: 'x' },
  IssueInvitation: { type: 'IssueInvitation', invitation, party: a, role: 'member', expires },
  RevokeInvitation: { type: 'RevokeInvitation', invitation },
  TakeSeat: { type: 'TakeSeat', invitation, name: 'Zoe', identified: null },
  ConfirmSeat: { type: 'ConfirmSeat', person: ann },
  DeclineSeat: { type: 'DeclineSeat', person: ann, reason: 'x' },
  LeaveSeat: { type: 'LeaveSeat' },
  RemovePerson: { type: 'RemovePerson', person: ann, reason: 'x' },
  AppointDelegate: appointing({ until: expires }),
  HandOnDelegation: { type: 'HandOnDelegation', delegate: 1, name: 'Kite', kind: 'agent', reason: 'x' },
  RevokeDelegation: { type: 'RevokeDelegation', delegate: 1 },
  RecordOverreach: { type: 'RecordOverreach', delegate: 1, tried: 'ConfirmWords', why: 'binding' },
  ReplaceSignatory: { type: 'ReplaceSignatory', party: a, person: ann, reason: 'x' },
  Grant: { type: 'Grant', to: ann, purposes: ['ratify'], subject: 'x', until: expires },
  RevokeGrant: { type: 'RevokeGrant', grant: 1 },
  EnrolKey: { type: 'EnrolKey', device: 'x', algorithm: 'Ed25519', publicKey: 'x', proof: 'x' },
  RevokeKey: { type: 'RevokeKey', key: hex, reason: 'x' },
  BeginIntents: { type: 'BeginIntents' },
  StateIntent: { type: 'StateIntent', statement: intent() },
  BeginMediation: { type: 'BeginMediation', without: [] },
  RaiseIssue: { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'date' } },
  TakePosition: { type: 'TakePosition', issue: 1, text },
  SupportDecision: { type: 'SupportDecision', issue: 1, decision: text },
  EscalateIssue: { type: 'EscalateIssue', issue: 1, summary: 'x' },
  SetIssueAside: { type: 'SetIssueAside', issue: 1, decision: 'dropped', reason: 'x' },
  ReopenIssue: { type: 'ReopenIssue', issue: 1, reason: 'x' },
  ProposeTrade: { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' },
  Register: { type: 'Register', handle: 'alder' },
  AdmitLatecomer: { type: 'AdmitLatecomer', party: a, handle: 'alder', reason: 'x' },
  BeginTurns: { type: 'BeginTurns' },
  HandOff: { type: 'HandOff' },
  SkipTurn: { type: 'SkipTurn', holder: a },
  OpenConsentCheck: { type: 'OpenConsentCheck', proposal: text, trades: [] },
  AnswerConsent: {
    type: 'AnswerConsent',
    check: 1,
    digest: proposalDigest.parse(hex),
    answer: { answer: 'consent' },
  },
  BeginBargaining: { type: 'BeginBargaining', issues: [1] },
  DeclareValues: { type: 'DeclareValues', utilities: sealed, batna: sealed },
  ShareSignals: { type: 'ShareSignals', ranks: [{ issue: 1, rank: 1 }], acceptable: [] },
  MakeOffer: { type: 'MakeOffer', values: [{ issue: 1, value: 'x' }], note: '' },
  CounterOffer: {
    type: 'CounterOffer',
    answers: packageDigest.parse(hex),
    values: [{ issue: 1, value: 'x' }],
    note: '',
  },
  AcceptOffer: { type: 'AcceptOffer', digest: packageDigest.parse(hex), verdict: sealed },
  RejectOffer: { type: 'RejectOffer', digest: packageDigest.parse(hex), note: '' },
  WalkAway: { type: 'WalkAway' },
  ResumeBargaining: {
    type: 'ResumeBargaining',
    bounds: { rounds: null, offers: null, minutes: null },
    reason: 'x',
  },
  NoteOfferTime: { type: 'NoteOfferTime', since: expires },
  ProposePackages: {
    type: 'ProposePackages',
    run: attempt,
    packages: [{ criterion: 'nash', values: [{ issue: 1, value: 'x' }], why: 'x' }],
    provenance,
  },
  AnswerPackage: { type: 'AnswerPackage', proposal: 1, package: 1, could: true },
  AgreeToReveal: { type: 'AgreeToReveal' },
  RevealValues: {
    type: 'RevealValues',
    openings: [a, a].map((party) => ({
      party,
      utilities: 'x',
      saltOfUtilities: hex,
      batna: 'x',
      saltOfBatna: hex,
    })),
  },
  ImportClaim: { type: 'ImportClaim', party: a, author: 'x', issue: 1, text, agreed: true },
  ConfirmClaim: { type: 'ConfirmClaim', claim: 1 },
  RequestMediation: { type: 'RequestMediation', act: 'draft', mediator: 'built-in', note: '' },
  SwitchMediation: {
    type: 'SwitchMediation',
    parties: ['review'],
    automatic: ['clarify'],
    mediator: 'built-in',
  },
  ReportWork: {
    type: 'ReportWork',
    run: attempt,
    work: { kind: 'clarification', party: a, version: 1, items: [rephrasedGoal] },
    provenance,
  },
  RecordModelCall: { type: 'RecordModelCall', ...modelCallOf(attempt) },
  AnswerClarification: { type: 'AnswerClarification', work: 1, answer: { kind: 'confirmed' } },
  PauseMediator: { type: 'PauseMediator', reason: 'x', working: 'stop' },
  ResumeMediator: { type: 'ResumeMediator' },
  LimitMediator: { type: 'LimitMediator', acts: 2, reason: 'x' },
  PlayMediator: { type: 'PlayMediator', person: ann },
  EndMediatorPlay: { type: 'EndMediatorPlay' },
  OpenCaucus: { type: 'OpenCaucus', party: a, with: 'mediator' },
  SendCaucusMessage: { type: 'SendCaucusMessage', caucus: 1, sentences: Array(8).fill(sealed) },
  AnswerInCaucus: {
    type: 'AnswerInCaucus',
    caucus: 1,
    to: attempt,
    sentences: Array(8).fill(sealed),
    origin: sealed,
  },
  CloseCaucus: { type: 'CloseCaucus', caucus: 1 },
  SayInTheRoom: { type: 'SayInTheRoom', caucus: 1, message: attempt, sentence: 1, text, salt: hex },
  CancelMediation: { type: 'CancelMediation', run: attempt },
  ReportFindings: { type: 'ReportFindings', run: attempt, findings: [], questions: [], provenance },
  FinishMediation: { type: 'FinishMediation', run: attempt },
  FailMediation: { type: 'FailMediation', run: attempt, reason: 'x' },
  RecordRefusedOutput: { type: 'RecordRefusedOutput', run: attempt, reasons: ['leak'], output: sealed },
  AnswerQuestion: { type: 'AnswerQuestion', question: 1, text },
  DraftSettlement: {
    type: 'DraftSettlement',
    run: null,
    basedOn: 1,
    draft: draftOf(),
    origin: { kind: 'party', party: a, counter: 3 },
  },
  CounterSettlement: { type: 'CounterSettlement', version: 1, changes, comment: '' },
  CallRatification: { type: 'CallRatification', digest },
  ShowQuestion: { type: 'ShowQuestion', call: 1, digest, page: 'x' },
  AskForLook: { type: 'AskForLook', call: 1, digest, attempt, words: sealed, reading: sealed },
  AskToRestate: { type: 'AskToRestate', call: 1, digest, look: 1, note: sealed },
  RecordAttempt: { type: 'RecordAttempt', call: 1, digest, words: sealed, reading: sealed, flags: sealed },
  ConfirmRatification: {
    type: 'ConfirmRatification',
    call: 1,
    digest,
    attempt,
    words: 'x',
    reading: { label: 'ratifies', reasons: [], spans: [], screen },
    saltOfWords: hex,
    saltOfReading: hex,
  },
  WithdrawRatification: { type: 'WithdrawRatification', call: 1, digest, words: 'x' },
  RejectSettlement: { type: 'RejectSettlement', call: 1, digest, words: 'x' },
  CounterInCall: { type: 'CounterInCall', call: 1, digest, changes, comment: '' },
  RemindParty: { type: 'RemindParty', party: a },
  CloseCall: { type: 'CloseCall', call: 1, reason: 'x' },
  ExitNegotiation: { type: 'ExitNegotiation', words: 'x' },
  EndNegotiation: { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' },
  ChangeLimits: {
    type: 'ChangeLimits',
    limits: { roundsPerParty: null, drafts: null, deadline: expires },
    reason: 'x',
  },
  NotePassedDeadline: { type: 'NotePassedDeadline', deadline: expires },
  LinkSuccessor: { type: 'LinkSuccessor', successor: negotiationId.parse('next') },
  RaiseDispute: { type: 'RaiseDispute', about: { kind: 'entry', seq: 1 }, reason: 'x' },
  TakeDisputePath: { type: 'TakeDisputePath', dispute: 1, path: 'arbitration', note: '' },
  EndDispute: { type: 'EndDispute', dispute: 1, end: 'withdrawn', words: 'x' },
  RevealSealed: { type: 'RevealSealed', part: hex, salt: hex, content: 'x' },
  EraseSealed: { type: 'EraseSealed' },
  Annotate: { type: 'Annotate', seq: 1, text: 'x' },
}

function exited(): Table {
  const table = talking()
  table.does(bo, { type: 'ExitNegotiation', words: 'x' })
  return table
}

const tables: [string, Table][] = [
  ['unopened', new Table()],
  ['opened', opened()],
  ['seated', seated()],
  ['intents', stating()],
  ['mediation', talking()],
  ['a call', called()],
  ['canonical', settled()],
  ['exited', exited()],
]
const actors: Actor[] = [
  ...[fay, ana, ann, personId.parse('stranger')].map((person) => ({ kind: 'person', person }) as const),
  mediator,
  house,
]

test.each(tables)('[PHA9] every command by everyone has a decision when it is %s', (_, table) => {
  let decided = 0
  for (const named of Object.values(each)) {
    const parsed = command.parse(JSON.parse(JSON.stringify(named)))
    for (const actor of actors)
      for (const call of [0, 1]) {
        // The digest of the open call, where there is one, takes the act past the first refusal.
        const open =
          table.state.phase === 'Ratification' && 'digest' in parsed ? { digest: table.call.digest } : {}
        const act = command.parse({ ...parsed, ...(call ? open : {}) })
        const at = table.now
        const before = JSON.stringify(table.state)
        const decision = decide(table.state, { id: attempt, at, actor, command: act })
        expect(JSON.stringify(table.state)).toBe(before)
        if (decision.ok) {
          const mark = { seq: table.head.seq + 1, at }
          const after = decision.events.reduce<State>((now, event) => evolve(now, event, mark), table.state)
          expect(JSON.parse(JSON.stringify(after))).toEqual(after)
          expect(decision.events.length).toBeGreaterThan(0)
        } else expect(decision.refusal.code).not.toBe('')
        decided += 1
      }
  }
  expect(decided).toBe(Object.keys(each).length * actors.length * 2)
})

/** Tables in every phase, each with an observer. */
function observed(): Table[] {
  const talk = () => talking().seat(olga, 'observer', null)
  const open = talk()
  open.callFor(open.draft())
  const ended = talk()
  ended.does(bo, { type: 'ExitNegotiation', words: 'x' })
  return [seated().seat(olga, 'observer', null), stating().seat(olga, 'observer', null), talk(), open, ended]
}

test('[ACT6] of all commands in all phases an observer is let through for leaving alone', () => {
  for (const table of observed()) {
    const { phase } = table.state
    const through = Object.values(each).filter((named) => table.ask(olga, named).ok)
    // While a call is open nobody takes a seat or leaves one.
    const leaves = phase === 'Ratification' ? [] : ['LeaveSeat']
    expect([phase, through.map((named) => named.type)]).toEqual([phase, leaves])
  }
})

test('[ACT4] of all commands in all phases software is let through for its own alone', () => {
  const allowed: Record<string, string[]> = {
    mediator: [
      'ReportFindings',
      'FinishMediation',
      'FailMediation',
      'RecordRefusedOutput',
      'RecordModelCall',
      'ReportWork',
      'DraftSettlement',
    ],
    house: ['NotePassedDeadline', 'NoteOfferTime', 'FailMediation'],
  }
  let accepted = 0
  const working = talking({ deadline: opened().inHours(5) })
  const run = working.run()
  const noted = { ...each.NotePassedDeadline, deadline: opened().inHours(5) }
  working.passHours(6)
  const inRun = Object.values(each).map((named) => ('run' in named && named.run ? { ...named, run } : named))
  for (const table of [...observed(), working])
    for (const named of [...inRun, noted])
      for (const who of [mediator, house]) {
        if (!table.ask(who, named).ok) continue
        expect(allowed[who.kind]).toContain(named.type)
        accepted += 1
      }
  expect(accepted).toBeGreaterThan(4)
})

test('[PHA9] times that are on no calendar are no times', () => {
  for (const time of ['2026-02-30T00:00:00.000Z', '2026-13-01T00:00:00.000Z', '2026-01-01T24:00:00.000Z'])
    expect(instant.safeParse(time).success).toBe(false)
  expect(instant.safeParse('2028-02-29T23:59:59.999Z').success).toBe(true)
})

test('[ISS1] an issue that nobody could answer is not parsed into a command', () => {
  const asking = (kind: unknown) => command.safeParse({ ...each.RaiseIssue, kind }).success
  const amount = { kind: 'amount', unit: 'EUR' }
  expect(asking({ ...amount, min: '9.50', max: '10' })).toBe(true)
  expect(asking({ ...amount, min: '10', max: '9.999999' })).toBe(false)
  expect(asking({ ...amount, min: '-1', max: '-2' })).toBe(false)
  expect(asking({ kind: 'options', options: ['Monday', 'Monday'] })).toBe(false)
})

test('[PHA9] text and numbers that have no canonical form are not parsed into a command', () => {
  const lone = 'half a pair \ud800'
  expect(command.safeParse({ ...each.TakePosition, text: lone }).success).toBe(false)
  expect(command.safeParse({ ...each.ShowQuestion, page: '\u0000' }).success).toBe(false)
  expect(command.safeParse({ ...each.OpenNegotiation, sources: [{ title: 'T', text: lone }] }).success).toBe(
    false,
  )
  const spans = [{ start: -0, end: 1, reason: 'none' }]
  const reading = { ...each.ConfirmRatification.reading, spans }
  expect(command.safeParse({ ...each.ConfirmRatification, reading }).success).toBe(false)
})
