import type { Reading } from '@/server/ratification/reading'
import type { Bargaining } from './bargaining-state'
import type { Caucus, Release } from './caucus'
import type { Charter } from './charter'
import type { Control } from './control'
import type { Delegation, Overreach } from './delegation'
import type { DisputeEnd, DisputeEvent, DisputePath } from './disputing'
import type { Outcome, Source } from './events'
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
import type { LookedAt } from './look'
import type { Mark } from './mark'
import type { MediatorQuestion } from './mediation-events'
import type { SealedEvent } from './opened-parts'
import type { Past } from './past'
import type { CallEnd } from './ratification-events'
import type { Grantable, Identified, Role } from './seat-events'
import type { Provenance, Settlement } from './settlement'
import type { Algorithm } from './signature'
import type {
  ConsentAnswer,
  Crossing,
  Finding,
  IntentStatement,
  IssueKind,
  SourcePosition,
  TermChange,
} from './statements'
import type { Outstanding } from './turn-events'
import type { Act, AUTOMATIC, ModelCall, Subject, Work } from './work'

export type { Mark }

export type Person = {
  person: PersonId
  name: string
  role: Role
  party: PartyId | null
  identified: Identified
  since: Mark
  left: Mark | null
}
export type SeatRequest = {
  invitation: InvitationId
  person: PersonId
  name: string
  role: Role
  party: PartyId | null
  mark: Mark
}
export type Party = { party: PartyId; name: string; signatory: PersonId | null; removed: boolean }
export type Invitation = {
  invitation: InvitationId
  party: PartyId | null
  role: Role
  expires: Instant
  state: 'open' | 'requested' | 'used' | 'revoked'
}
export type GrantOf = {
  grant: number
  party: PartyId
  from: PersonId
  to: PersonId
  purposes: Grantable[]
  subject: string
  until: Instant
  mark: Mark
  revoked: boolean
}
/** A device's key on the record. `key` is its fingerprint. */
export type PersonKey = {
  person: PersonId
  key: string
  algorithm: Algorithm
  publicKey: string
  device: string
  mark: Mark
  revoked: Mark | null
}
export type Intent = { party: PartyId; version: number; by: PersonId; statement: IntentStatement; mark: Mark }
export type Position = { party: PartyId; round: number; by: PersonId; text: string; mark: Mark }
export type IssueStatus = 'OPEN' | 'AGREED' | 'ESCALATED'
export type Issue = {
  issue: number
  title: string
  question: string
  context: string
  kind: IssueKind
  sourcePositions: SourcePosition[]
  party: PartyId | null
  by: PersonId
  mark: Mark
  status: IssueStatus
  positions: Position[]
  /** How many positions each party has taken on it; who has taken none is not listed. */
  rounds: { party: PartyId; rounds: number }[]
  /** Each party's latest support for a decision; agreement needs the same text from all. */
  support: { party: PartyId; by: PersonId; grant: number | null; decision: string; mark: Mark }[]
  decision: string | null
  escalation: { party: PartyId; by: PersonId; summary: string; mark: Mark } | null
  setAside: { decision: 'dropped' | 'carved-out'; by: PersonId; reason: string; mark: Mark } | null
}
export type Trade = {
  trade: number
  party: PartyId
  by: PersonId
  offer: string
  want: string
  because: string
  crosses: Crossing[]
  mark: Mark
}
/** A party that has said it is there; their order is the order of turns. */
export type Registered = { party: PartyId; handle: string; by: PersonId; late: boolean; mark: Mark }
/** Whose turn it is, since when, and from when the time counts after which another may pass over them. */
export type Turn = { party: PartyId; since: Mark; clock: Mark }
export type Skipped = { party: PartyId; by: PersonId; inactiveSeconds: number; mark: Mark }
/** Every answer is kept; each party's last one counts. */
export type ConsentCheck = {
  check: number
  digest: ProposalDigest
  party: PartyId
  by: PersonId
  proposal: string
  trades: number[]
  crosses: Crossing[]
  mark: Mark
  answers: { party: PartyId; by: PersonId; grant: number | null; answer: ConsentAnswer; mark: Mark }[]
}
export type Claim = {
  claim: number
  party: PartyId
  author: string
  issue: number
  text: string
  agreed: boolean
  by: PersonId
  confirmedBy: PersonId | null
  mark: Mark
}
export type RunState = 'working' | 'finished' | 'failed' | 'cancelled'
export type Run = {
  run: CommandId
  act: Act
  subject: Subject | null
  mediator: string
  by: PersonId
  note: string
  calls: (ModelCall & { mark: Mark })[]
  state: RunState
  reason: string
  refusedOutputs: { reasons: string[]; output: Commitment; mark: Mark }[]
  mark: Mark
  ended: Mark | null
}
export type Findings = { run: CommandId; findings: Finding[]; provenance: Provenance; mark: Mark }
export type Reported = {
  work: number
  run: CommandId
  content: Work
  provenance: Provenance
  mark: Mark
  /** The author's answer to a clarification; nothing else is answered. */
  answer: { answer: 'confirmed' | 'corrected' | 'declined'; by: PersonId; mark: Mark } | null
}
/** What facilitators have switched on. */
export type Switched = { parties: Act[]; automatic: (typeof AUTOMATIC)[number][]; mediator: string }
export type Question = MediatorQuestion & {
  question: number
  run: CommandId
  mark: Mark
  answers: { party: PartyId; by: PersonId; text: string; mark: Mark }[]
}
export type Drafted = { settlement: Settlement; by: PersonId | null; run: CommandId | null; mark: Mark }
export type Counter = {
  counter: number
  version: number
  party: PartyId
  by: PersonId
  changes: TermChange[]
  comment: string
  mark: Mark
}

export type Ratification = {
  party: PartyId
  person: PersonId
  grant: number | null
  attempt: CommandId
  words: string
  reading: Reading
  mark: Mark
  withdrawn: { words: string; mark: Mark } | null
}
export type Attempt = {
  attempt: CommandId
  party: PartyId
  person: PersonId
  words: Commitment
  reading: Commitment
  flags: Commitment
  mark: Mark
}
export type Call = {
  call: number
  version: number
  digest: SettlementDigest
  by: PersonId
  parties: { party: PartyId; signatory: PersonId }[]
  shown: { party: PartyId; person: PersonId; mark: Mark }[]
  attempts: Attempt[]
  looks: LookedAt[]
  ratifications: Ratification[]
  reminders: { party: PartyId; by: PersonId; mark: Mark }[]
  mark: Mark
}
export type ClosedCall = Call & { ended: { end: CallEnd; reason: string; lapsed: PartyId[]; mark: Mark } }

export type Dispute = Omit<Extract<DisputeEvent, { type: 'DisputeRaised' }>, 'type'> & {
  mark: Mark
  paths: { path: DisputePath; by: PersonId; note: string; mark: Mark }[]
  ended: { end: DisputeEnd; by: PersonId; words: string; mark: Mark } | null
}
export type Revealed = Omit<Extract<SealedEvent, { type: 'SealedRevealed' }>, 'type'> & { mark: Mark }
export type Erasure = { by: PersonId; owners: string[]; mark: Mark }

/** What every opened negotiation has, whatever its phase. Public in whole: nothing sealed is ever in it. */
export type Matter = {
  negotiation: NegotiationId
  rules: 1
  title: string
  topic: string
  charter: Charter
  sources: Source[]
  opened: Mark
  head: Mark
  parties: Party[]
  people: Person[]
  seatRequests: SeatRequest[]
  invitations: Invitation[]
  grants: GrantOf[]
  delegations: (Delegation & { mark: Mark })[]
  /** Which entries were acts of a delegate. */
  delegateActs: { seq: number; delegate: number }[]
  overreach: (Overreach & { mark: Mark })[]
  keys: PersonKey[]
  /** Acts that bear their person's signature, by command id. */
  signed: { person: PersonId; key: string; command: CommandId; seq: number }[]
  intents: Intent[]
  issues: Issue[]
  trades: Trade[]
  claims: Claim[]
  runs: Run[]
  findings: Findings[]
  works: Reported[]
  switched: Switched
  control: Control
  /** That parties talked alone; what was said is sealed. */
  caucuses: Caucus[]
  releases: (Release & { mark: Mark })[]
  questions: Question[]
  settlements: Drafted[]
  counters: Counter[]
  calls: ClosedCall[]
  rejections: { call: number; version: number; party: PartyId; person: PersonId; words: string; mark: Mark }[]
  registered: Registered[]
  /** When the registration window ends; null until the first party has registered. */
  registrationEnds: Instant | null
  turnsBegun: Mark | null
  /** Null where turns are free, and before they have begun. */
  turn: Turn | null
  turnsTaken: number
  skips: Skipped[]
  /** Only the last one can be answered: a changed proposal is another check. */
  checks: ConsentCheck[]
  bound:
    | { bound: 'deadline'; mark: Mark }
    | ({ bound: 'turns'; turns: number; mark: Mark } & Outstanding)
    | null
  bargaining: Bargaining | null
  disputes: Dispute[]
  /** Sealed parts that their owners opened. */
  revealed: Revealed[]
  erasures: Erasure[]
  annotations: { seq: number; by: PersonId; text: string; mark: Mark }[]
  /** What was brought in from elsewhere with the opening. */
  past: Past | null
  successorOf: NegotiationId | null
  successor: NegotiationId | null
}

export type Closing = { outcome: Outcome; by: PersonId; reason: string; mark: Mark }
export type Setup = Matter & { phase: 'Setup' }
export type IntentPhase = Matter & { phase: 'Intent' }
export type Mediation = Matter & { phase: 'Mediation' }
export type Ratifying = Matter & { phase: 'Ratification'; open: Call }
export type Closed = Matter & {
  phase: 'Closed'
  closing: Closing
  lateWithdrawals: { party: PartyId; person: PersonId; words: string; mark: Mark }[]
}
export type Opened = Setup | IntentPhase | Mediation | Ratifying | Closed
/** `Unopened` is the state before the first entry. Plain JSON in every phase. */
export type State = { phase: 'Unopened' } | Opened
export type Phase = Opened['phase']

export const UNOPENED: State = { phase: 'Unopened' }
