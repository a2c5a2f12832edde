import type { z } from 'zod'
import type { Reading } from '@/server/ratification/reading'
import type { BargainingEvent } from './bargaining-events'
import type { CaucusEvent } from './caucus'
import type { Charter, Limits } from './charter'
import type { DRAWN, ENDINGS, GRANTABLE, IDENTIFIED, ROLES } from './commands'
import type { ControlEvent } from './control'
import type { DelegateEvent } from './delegation'
import type { DisputeEvent } from './disputing'
import type {
  CommandId,
  Commitment,
  Instant,
  InvitationId,
  NegotiationId,
  PartyId,
  PersonId,
  ProposalDigest,
  SettlementDigest,
} from './ids'
import type { LookEvent } from './look'
import type { SealedEvent } from './opened-parts'
import type { PastEvent } from './past'
import type { Provenance, Settlement } from './settlement'
import type { Algorithm } from './signature'
import type {
  ConsentAnswer,
  Crossing,
  Finding,
  IntentStatement,
  IssueKind,
  mediatorQuestion,
  SourcePosition,
  source,
  TermChange,
} from './statements'
import type { Act, AUTOMATIC, ModelCall, Subject, Work } from './work'

export type Role = (typeof ROLES)[number]
export type Identified = (typeof IDENTIFIED)[number]
export type Grantable = (typeof GRANTABLE)[number]
export type Ending = (typeof ENDINGS)[number]
export type MediatorQuestion = z.infer<typeof mediatorQuestion>
export type Source = z.infer<typeof source>
/** Why a call ended. Its ratifications lapse for good, and stay recorded as partial. */
export type CallEnd = 'ratified-by-all' | 'rejected' | 'countered' | 'closed' | 'signatory-changed' | 'exited'

/**
 * How a negotiation ended. Every ending names the person whose act caused it:
 * for `canonical`, whoever confirmed last.
 */
export type Outcome =
  | { kind: 'canonical'; version: number; digest: SettlementDigest; call: number }
  | { kind: 'exited'; party: PartyId }
  | { kind: Ending }

/** What stood against agreement when the turns were used up. */
export type Outstanding = {
  objections: { party: PartyId; reason: string }[]
  /** Seated parties that have not answered the check that stands. */
  silent: PartyId[]
  openIssues: number[]
}

export type Event =
  | BargainingEvent
  | {
      type: 'NegotiationOpened'
      negotiation: NegotiationId
      rules: 1
      title: string
      topic: string
      charter: Charter
      sources: Source[]
      facilitator: { person: PersonId; name: string; identified: Identified }
      parties: { party: PartyId; name: string }[]
      successorOf: NegotiationId | null
    }
  | { type: 'PartyAdded'; party: PartyId; name: string }
  | { type: 'PartyRemoved'; party: PartyId; reason: string }
  | {
      type: 'InvitationIssued'
      invitation: InvitationId
      party: PartyId | null
      role: Role
      expires: Instant
    }
  | { type: 'InvitationRevoked'; invitation: InvitationId }
  | {
      type: 'SeatRequested'
      invitation: InvitationId
      party: PartyId | null
      role: Role
      person: PersonId
      name: string
    }
  | {
      type: 'SeatTaken'
      invitation: InvitationId
      party: PartyId | null
      role: Role
      person: PersonId
      name: string
      identified: Identified
    }
  | { type: 'SeatDeclined'; person: PersonId; reason: string }
  | { type: 'PersonLeft'; person: PersonId }
  | { type: 'PersonRemoved'; person: PersonId; by: PersonId; reason: string }
  | { type: 'SignatoryReplaced'; party: PartyId; from: PersonId | null; to: PersonId; reason: string }
  | {
      type: 'GrantRecorded'
      grant: number
      party: PartyId
      from: PersonId
      to: PersonId
      purposes: Grantable[]
      subject: string
      until: Instant
    }
  | { type: 'GrantRevoked'; grant: number }
  | DelegateEvent
  | {
      type: 'KeyEnrolled'
      person: PersonId
      /** Fingerprint of the public key. */
      key: string
      algorithm: Algorithm
      publicKey: string
      device: string
    }
  | { type: 'KeyRevoked'; person: PersonId; key: string; reason: string }
  /** The entry's act bears its person's own signature, by this key. */
  | { type: 'ActSigned'; person: PersonId; key: string; command: CommandId }
  | CaucusEvent
  | ControlEvent
  | { type: 'IntentsBegun'; by: PersonId }
  | { type: 'IntentStated'; party: PartyId; version: number; by: PersonId; statement: IntentStatement }
  | { type: 'MediationBegun'; by: PersonId; without: PartyId[] }
  | {
      type: 'IssueRaised'
      issue: number
      party: PartyId | null
      by: PersonId
      title: string
      question: string
      context: string
      kind: IssueKind
      sourcePositions?: SourcePosition[]
    }
  | { type: 'PositionTaken'; issue: number; party: PartyId; round: number; by: PersonId; text: string }
  | {
      type: 'DecisionSupported'
      issue: number
      party: PartyId
      by: PersonId
      /** The grant it was done by; null when the signatory did it. So in each event that has one. */
      grant: number | null
      decision: string
    }
  | { type: 'IssueAgreed'; issue: number; decision: string }
  | { type: 'IssueEscalated'; issue: number; party: PartyId; by: PersonId; summary: string }
  | { type: 'IssueSetAside'; issue: number; decision: (typeof DRAWN)[number]; by: PersonId; reason: string }
  | { type: 'IssueReopened'; issue: number; by: PersonId; reason: string }
  | {
      type: 'TradeProposed'
      trade: number
      party: PartyId
      by: PersonId
      offer: string
      want: string
      because: string
      crosses?: Crossing[]
    }
  | {
      type: 'PartyRegistered'
      party: PartyId
      handle: string
      by: PersonId
      /** When the window ends; only in the first registration, which opens it. */
      deadline: Instant | null
    }
  | { type: 'LatecomerAdmitted'; party: PartyId; handle: string; by: PersonId; reason: string }
  /** `missing`: parties that were expected to register and had not. */
  | { type: 'TurnsBegun'; by: PersonId; order: PartyId[]; missing: PartyId[] }
  /** `unaddressed`: open issues on which the party had done nothing in its turn. */
  | { type: 'TurnHandedOff'; from: PartyId; to: PartyId; by: PersonId; unaddressed: number[] }
  | { type: 'TurnSkipped'; from: PartyId; to: PartyId; by: PersonId; inactiveSeconds: number }
  | ({ type: 'TurnsUsedUp'; turns: number } & Outstanding)
  | {
      type: 'ConsentCheckOpened'
      check: number
      digest: ProposalDigest
      party: PartyId
      by: PersonId
      proposal: string
      trades: number[]
      crosses?: Crossing[]
    }
  | {
      type: 'ConsentAnswered'
      check: number
      digest: ProposalDigest
      party: PartyId
      by: PersonId
      grant: number | null
      answer: ConsentAnswer
    }
  | { type: 'ConsensusReached'; check: number; digest: ProposalDigest }
  | {
      type: 'ClaimImported'
      claim: number
      party: PartyId
      author: string
      issue: number
      text: string
      agreed: boolean
      by: PersonId
    }
  | PastEvent
  | { type: 'ClaimConfirmed'; claim: number; by: PersonId; grant: number | null }
  | {
      type: 'MediationRequested'
      run: CommandId
      act: Act
      mediator: string
      by: PersonId
      note: string
      subject?: Subject
    }
  | {
      type: 'MediationSwitched'
      parties: Act[]
      automatic: (typeof AUTOMATIC)[number][]
      mediator: string
      by: PersonId
    }
  | { type: 'WorkReported'; work: number; run: CommandId; content: Work; provenance: Provenance }
  | ({ type: 'ModelCalled' } & ModelCall)
  | {
      type: 'ClarificationAnswered'
      work: number
      party: PartyId
      by: PersonId
      answer: 'confirmed' | 'corrected' | 'declined'
    }
  | { type: 'MediationCancelled'; run: CommandId; by: PersonId }
  | {
      type: 'FindingsReported'
      run: CommandId
      findings: Finding[]
      questions: (MediatorQuestion & { question: number })[]
      provenance: Provenance
    }
  | { type: 'MediationFinished'; run: CommandId }
  | { type: 'MediationFailed'; run: CommandId; reason: string }
  | { type: 'MediatorOutputRefused'; run: CommandId; reasons: string[]; output: Commitment }
  | { type: 'QuestionAnswered'; question: number; party: PartyId; by: PersonId; text: string }
  | { type: 'SettlementDrafted'; run: CommandId | null; settlement: Settlement }
  | {
      type: 'SettlementCountered'
      counter: number
      version: number
      party: PartyId
      by: PersonId
      changes: TermChange[]
      comment: string
    }
  | {
      type: 'RatificationCalled'
      call: number
      version: number
      digest: SettlementDigest
      by: PersonId
      /** Computed from the seats, never from a draft. */
      parties: { party: PartyId; signatory: PersonId }[]
    }
  | {
      type: 'QuestionShown'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      page: string
    }
  | {
      type: 'AttemptRecorded'
      attempt: CommandId
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      words: Commitment
      reading: Commitment
      flags: Commitment
    }
  | LookEvent
  | {
      type: 'RatificationRecorded'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      grant: number | null
      attempt: CommandId
      words: string
      reading: Reading
    }
  | {
      type: 'RatificationWithdrawn'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      grant: number | null
      words: string
    }
  | {
      type: 'LateWithdrawalNoted'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      grant: number | null
      words: string
    }
  | {
      type: 'SettlementRejected'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      grant: number | null
      words: string
    }
  | { type: 'PartyReminded'; call: number; party: PartyId; by: PersonId }
  | { type: 'CallClosed'; call: number; end: CallEnd; reason: string; lapsed: PartyId[] }
  | { type: 'SettlementBecameCanonical'; call: number; version: number; digest: SettlementDigest }
  | { type: 'PartyExited'; party: PartyId; person: PersonId; words: string }
  | { type: 'NegotiationClosed'; outcome: Outcome; by: PersonId; reason: string }
  | { type: 'LimitsChanged'; limits: Limits; by: PersonId; reason: string }
  | { type: 'BoundReached'; bound: 'deadline' }
  | { type: 'SuccessorLinked'; successor: NegotiationId; by: PersonId }
  | DisputeEvent
  | SealedEvent
  | { type: 'Annotated'; seq: number; by: PersonId; text: string }

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
