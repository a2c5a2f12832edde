import { z } from 'zod'
import { bargainingCommands } from './bargaining-commands'
import { answerInCaucus, closeCaucus, openCaucus, sayInTheRoom, sendCaucusMessage } from './caucus'
import { charter, limits } from './charter'
import { limitMediator, pauseMediator, playMediator } from './control'
import { DELEGATE_KINDS, delegateLimits, OVERREACH, PURPOSES } from './delegation'
import { contested, DISPUTE_ENDS, DISPUTE_PATHS, evidence, GROUNDS, MOST_EVIDENCE } from './disputing'
import {
  commandId,
  commitment,
  instant,
  invitationId,
  negotiationId,
  partyId,
  personId,
  proposalDigest,
  settlementDigest,
} from './ids'
import { LIMIT } from './limits'
import { askForLook, askToRestate } from './look'
import { past } from './past'
import { draft, origin, provenance } from './settlement'
import { ALGORITHMS, type Signature } from './signature'
import {
  consentAnswer,
  crossing,
  finding,
  intentStatement,
  issueKind,
  mediatorQuestion,
  reading,
  source,
  sourcePosition,
  termChange,
} from './statements'
import { label, line, nameText, optionalProse, ownWords, prose, title } from './text'
import { handle } from './turn-rules'
import { AUTOMATIC, act, modelCall, subject, work } from './work'

const issueNumber = z.int().min(1)
const callNumber = z.int().min(1)
const party = z.strictObject({ party: partyId, name: nameText })

const crosses = z.array(crossing).max(40).optional()

const call = { call: callNumber, digest: settlementDigest }

export const ROLES = ['signatory', 'member', 'observer', 'facilitator'] as const
export const IDENTIFIED = ['verified-address', 'facilitator-confirmed', 'sample-person'] as const
export const ENDINGS = ['no-deal', 'deadlock', 'incomplete', 'escalated', 'consensus-unratified'] as const
export const DRAWN = ['dropped', 'carved-out'] as const
export const GRANTABLE = ['agree', 'ratify'] as const

const type = <T extends string>(name: T) => ({ type: z.literal(name) })
const of = <T extends string, S extends z.ZodRawShape>(name: T, shape: S) =>
  z.strictObject({ ...type(name), ...shape })

/** Every act the protocol knows, as it reaches `decide` and as it stands in an entry. */
export const command = z.discriminatedUnion('type', [
  // opening and seats
  of('OpenNegotiation', {
    negotiation: negotiationId,
    rules: z.literal(1),
    title,
    topic: prose,
    charter,
    sources: z.array(source).max(20),
    facilitator: nameText,
    /** How the door came to know who the facilitator is. */
    identified: z.enum(['verified-address', 'sample-person']),
    parties: z.array(party).min(2, 'A negotiation needs at least two parties.').max(30),
    successorOf: negotiationId.nullable(),
    past: past.optional(),
  }),
  of('AddParty', { party: partyId, name: nameText }),
  of('RemoveParty', { party: partyId, reason: line }),
  of('IssueInvitation', {
    invitation: invitationId,
    party: partyId.nullable(),
    role: z.enum(ROLES),
    expires: instant,
  }),
  of('RevokeInvitation', { invitation: invitationId }),
  of('TakeSeat', {
    invitation: invitationId,
    name: nameText,
    identified: z.enum(['verified-address', 'sample-person']).nullable(),
  }),
  of('ConfirmSeat', { person: personId }),
  of('DeclineSeat', { person: personId, reason: line }),
  of('LeaveSeat', {}),
  of('RemovePerson', { person: personId, reason: line }),
  of('ReplaceSignatory', { party: partyId, person: personId, reason: line }),
  of('Grant', {
    to: personId,
    purposes: z.array(z.enum(GRANTABLE)).min(1).max(2),
    subject: line,
    until: instant,
  }),
  of('RevokeGrant', { grant: z.int().min(1) }),
  /** Software that acts for a party. What it may do is held by `decide`; it never ratifies. */
  of('AppointDelegate', {
    name: nameText,
    kind: z.enum(DELEGATE_KINDS),
    subject: line,
    purposes: z.array(z.enum(PURPOSES)).max(PURPOSES.length),
    limits: delegateLimits,
    until: instant,
    transferable: z.boolean(),
  }),
  /** The same delegation, to other software. */
  of('HandOnDelegation', {
    delegate: z.int().min(1),
    name: nameText,
    kind: z.enum(DELEGATE_KINDS),
    reason: line,
  }),
  of('RevokeDelegation', { delegate: z.int().min(1) }),
  /** What a delegate tried and may not: the name of the act and why, never what was in it. */
  of('RecordOverreach', {
    delegate: z.int().min(1),
    tried: z.string().regex(/^[A-Za-z]{1,40}$/, 'Name the act.'),
    why: z.enum(OVERREACH),
  }),
  /** A device of this person, from now on able to sign their binding acts. `proof` is the new key's own signature. */
  of('EnrolKey', {
    device: nameText,
    algorithm: z.enum(ALGORITHMS),
    publicKey: label(88),
    proof: label(88),
  }),
  of('RevokeKey', { key: z.string().regex(/^[0-9a-f]{64}$/), reason: line }),
  // intents, issues, positions
  of('BeginIntents', {}),
  of('StateIntent', { statement: intentStatement }),
  of('BeginMediation', { without: z.array(partyId).max(30) }),
  of('RaiseIssue', {
    title,
    question: prose,
    context: optionalProse,
    kind: issueKind,
    sourcePositions: z.array(sourcePosition).max(12).optional(),
  }),
  of('TakePosition', { issue: issueNumber, text: prose }),
  of('SupportDecision', { issue: issueNumber, decision: prose }),
  of('EscalateIssue', { issue: issueNumber, summary: prose }),
  of('SetIssueAside', { issue: issueNumber, decision: z.enum(DRAWN), reason: line }),
  of('ReopenIssue', { issue: issueNumber, reason: line }),
  of('ProposeTrade', { offer: prose, want: prose, because: prose, crosses }),
  // registration, turns, consent checks
  of('Register', { handle }),
  of('AdmitLatecomer', { party: partyId, handle, reason: line }),
  of('BeginTurns', {}),
  of('HandOff', {}),
  /** Names the holder it passes over, so that a second press does not pass over the next. */
  of('SkipTurn', { holder: partyId }),
  of('OpenConsentCheck', { proposal: prose, trades: z.array(z.int().min(1)).max(LIMIT.list), crosses }),
  of('AnswerConsent', { check: z.int().min(1), digest: proposalDigest, answer: consentAnswer }),
  of('ImportClaim', {
    party: partyId,
    author: nameText,
    issue: issueNumber,
    text: prose,
    agreed: z.boolean(),
  }),
  of('ConfirmClaim', { claim: z.int().min(1) }),
  // mediation
  of('RequestMediation', { act, mediator: line, note: optionalProse, subject: subject.optional() }),
  of('SwitchMediation', {
    /** Acts that parties may ask for besides those that are always theirs. */
    parties: z.array(act).max(10),
    automatic: z.array(z.enum(AUTOMATIC)).max(2),
    /** Who does the automatic ones. */
    mediator: line,
  }),
  of('CancelMediation', { run: commandId }),
  /** What a facilitator sets for the mediator. */
  of('PauseMediator', pauseMediator),
  of('ResumeMediator', {}),
  of('LimitMediator', limitMediator),
  of('PlayMediator', playMediator),
  of('EndMediatorPlay', {}),
  /** One party alone with the mediator or the facilitators. */
  of('OpenCaucus', openCaucus),
  of('SendCaucusMessage', sendCaucusMessage),
  of('AnswerInCaucus', answerInCaucus),
  of('CloseCaucus', closeCaucus),
  of('SayInTheRoom', sayInTheRoom),
  of('ReportFindings', {
    run: commandId,
    findings: z.array(finding).max(200),
    questions: z.array(mediatorQuestion).max(50),
    provenance,
  }),
  of('ReportWork', { run: commandId, work, provenance }),
  of('RecordModelCall', modelCall.shape),
  of('AnswerClarification', {
    work: z.int().min(1),
    answer: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('confirmed') }),
      z.strictObject({ kind: z.literal('corrected'), statement: intentStatement }),
      z.strictObject({ kind: z.literal('declined') }),
    ]),
  }),
  of('FinishMediation', { run: commandId }),
  of('FailMediation', { run: commandId, reason: line }),
  of('RecordRefusedOutput', {
    run: commandId,
    reasons: z.array(label(60)).min(1).max(20),
    output: commitment,
  }),
  of('AnswerQuestion', { question: z.int().min(1), text: prose }),
  of('DraftSettlement', { run: commandId.nullable(), basedOn: z.int().min(1).nullable(), draft, origin }),
  of('CounterSettlement', {
    version: z.int().min(1),
    changes: z.array(termChange).min(1, 'Change or comment on at least one term.').max(LIMIT.terms),
    comment: optionalProse,
  }),
  // ratification
  of('CallRatification', { digest: settlementDigest }),
  of('ShowQuestion', { ...call, page: label(40) }),
  of('RecordAttempt', { ...call, words: commitment, reading: commitment, flags: commitment }),
  of('AskForLook', { ...call, ...askForLook }),
  of('AskToRestate', { ...call, ...askToRestate }),
  of('ConfirmRatification', {
    ...call,
    attempt: commandId,
    words: ownWords,
    reading,
    saltOfWords: z.string().regex(/^[0-9a-f]{64}$/),
    saltOfReading: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  of('WithdrawRatification', { ...call, words: ownWords }),
  of('RejectSettlement', { ...call, words: ownWords }),
  of('CounterInCall', {
    ...call,
    changes: z.array(termChange).min(1, 'Change or comment on at least one term.').max(LIMIT.terms),
    comment: optionalProse,
  }),
  of('RemindParty', { party: partyId }),
  of('CloseCall', { call: callNumber, reason: line }),
  // endings and after
  of('ExitNegotiation', { words: ownWords }),
  of('EndNegotiation', { ending: z.enum(ENDINGS), reason: prose }),
  of('ChangeLimits', { limits, reason: line }),
  of('NotePassedDeadline', { deadline: instant }),
  of('LinkSuccessor', { successor: negotiationId }),
  of('RaiseDispute', {
    about: contested,
    grounds: z.enum(GROUNDS).optional(),
    reason: prose,
    evidence: z.array(evidence).max(MOST_EVIDENCE).optional(),
  }),
  of('TakeDisputePath', { dispute: z.int().min(1), path: z.enum(DISPUTE_PATHS), note: optionalProse }),
  of('EndDispute', { dispute: z.int().min(1), end: z.enum(DISPUTE_ENDS), words: prose }),
  /** The owner opens a sealed part for everyone; the door adds what only the house keeps. */
  of('RevealSealed', {
    /** The commitment it opens. */
    part: z.string().regex(/^[0-9a-f]{64}$/),
    salt: z.string().regex(/^[0-9a-f]{64}$/),
    content: label(60_000),
  }),
  of('EraseSealed', {
    /** Who sat for the signatory's party and has gone: what they had sealed for it is erased too. */
    gone: z.array(personId).min(1).max(LIMIT.list).exactOptional(),
  }),
  of('Annotate', { seq: z.int().min(1), text: prose }),
  ...bargainingCommands,
])
export type Command = z.infer<typeof command>
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>

/** Who acts, as the door established it. `person` is the person whose act caused it, wherever there is one. */
export const actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), person: personId }),
  /** A mediator answering a request on the record; `name` is the adapter's. */
  z.strictObject({ kind: z.literal('mediator'), name: line }),
  /** Software that acts for a party under a delegation on the record; whoever appointed it is the cause. */
  z.strictObject({ kind: z.literal('delegate'), delegate: z.int().min(1) }),
  /** Facts from a closed list that cannot change phase or consent. */
  z.strictObject({ kind: z.literal('house') }),
])
export type Actor = z.infer<typeof actor>

/** A command as `decide` sees it: who, when, and under which id. */
export type Submission = {
  id: z.infer<typeof commandId>
  at: z.infer<typeof instant>
  actor: Actor
  command: Command
  /** The person's own, over a binding act. */
  signature?: Signature
}
