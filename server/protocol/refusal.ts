import type { StopCause } from './bargaining-events'
import type { CaucusRefusal } from './caucus'
import type { ControlRefusal } from './control'
import type { DelegateRefusal } from './delegation'
import type { DisputeRefusal } from './disputing'
import type { Instant, PartyId, PersonId, ProposalDigest, SettlementDigest } from './ids'
import type { LookRefusal } from './look'
import type { SealedRefusal } from './opened-parts'
import type { Grantable } from './seat-events'
import type { Phase } from './state'
import type { Act } from './work'

/**
 * Why an act was not accepted: a value, with what the person needs to recover.
 * Refusals are not recorded. The pages turn codes into words.
 */
export type Refusal =
  | { code: 'NotOpened' }
  | { code: 'AlreadyOpened' }
  | { code: 'WrongPhase'; phase: Phase; allowed: Phase[] }
  | { code: 'NotAPerson' }
  | { code: 'NotSeated' }
  | { code: 'OnlyFacilitator' }
  | { code: 'FacilitatorSitsForNoParty' }
  | { code: 'OnlyParty' }
  | { code: 'OnlySignatory'; party: PartyId; signatory: PersonId | null; needs: Grantable }
  | { code: 'OnlyMediator' }
  | { code: 'OnlyHouse' }
  | { code: 'UnknownParty'; party: PartyId }
  | { code: 'PartyExists'; party: PartyId }
  | { code: 'NameTaken'; name: string }
  | { code: 'PartyAlreadySeated'; party: PartyId }
  | { code: 'TooFewParties'; least: number }
  | { code: 'PartyNotSeated'; parties: PartyId[] }
  | { code: 'IntentMissing'; parties: PartyId[] }
  | { code: 'UnknownInvitation' }
  | { code: 'InvitationUsed' }
  | { code: 'InvitationRevoked' }
  | { code: 'InvitationExpired'; expired: string }
  | { code: 'AlreadySeated' }
  | { code: 'UnknownPerson' }
  | { code: 'LastFacilitator' }
  | { code: 'SignatoryMustExit' }
  | { code: 'UnknownGrant' }
  | { code: 'GrantNotPossible'; why: 'self' | 'not-a-person-of-the-party' | 'expired' }
  | { code: 'DelegationNotDisclosed' }
  | DelegateRefusal
  | DisputeRefusal
  | SealedRefusal
  /** The new key did not sign its own enrolment. */
  | { code: 'KeyNotProved' }
  | { code: 'KeyKnown' }
  | { code: 'TooManyKeys'; most: number }
  /** Not enrolled by this person, or revoked. */
  | { code: 'UnknownKey' }
  | { code: 'SignatureMissing' }
  | { code: 'SignatureFalse' }
  | { code: 'SignatureUsed' }
  | { code: 'NothingToSign' }
  | CaucusRefusal
  | ControlRefusal
  | { code: 'UnknownIssue'; issue: number }
  | { code: 'IssueNotOpen'; issue: number }
  | { code: 'IssueNotDecided'; issue: number }
  | { code: 'IssueNotEscalated'; issue: number }
  | { code: 'RoundsUsed'; issue: number; rounds: number }
  /** `rounds` still open before the issue may be escalated; null where the charter sets no limit of rounds. */
  | { code: 'RoundsLeft'; issue: number; rounds: number | null }
  | { code: 'ReasonsNeeded' }
  | { code: 'NoOtherPosition'; issue: number }
  | { code: 'UnknownSource'; source: number }
  | { code: 'QuoteNotInSource'; source: number; title: string }
  | { code: 'NameReserved'; name: string }
  | { code: 'NoRegistration' }
  | { code: 'AlreadyRegistered'; party: PartyId; handle: string }
  | { code: 'RegistrationClosed' }
  /** Until the window has passed or all have registered; `until` is null before anybody has. */
  | { code: 'RegistrationOpen'; until: Instant | null; registered: number; expected: number }
  | { code: 'TurnsNotBegun' }
  | { code: 'TurnsAlreadyBegun' }
  | { code: 'NotRegistered'; party: PartyId }
  | { code: 'NotInTurns' }
  | { code: 'NotYourTurn'; holder: PartyId }
  /** The holder has until then; every act of theirs starts the time anew. */
  | { code: 'TurnNotOver'; holder: PartyId; until: Instant }
  | { code: 'TurnMovedOn'; holder: PartyId }
  | { code: 'UnknownTrade'; trade: number }
  | { code: 'NoOpenCheck' }
  | { code: 'StaleProposal'; check: number; digest: ProposalDigest }
  | { code: 'AlreadyAnswered'; check: number }
  | { code: 'UnknownClaim' }
  | { code: 'ClaimAlreadyConfirmed' }
  | { code: 'UnknownRun' }
  | { code: 'RunEnded' }
  | { code: 'MediatorBusy' }
  /** Some acts are about one intent or one term, the others about the whole matter. */
  | { code: 'WrongSubject'; act: Act }
  | { code: 'UnknownWork' }
  | { code: 'ClarificationAnswered' }
  /** The party has stated its intent anew since. */
  | { code: 'IntentMoved'; party: PartyId }
  | { code: 'UnknownQuestion' }
  | { code: 'NotAskedOfYou' }
  | { code: 'UnknownReference'; where: string }
  | { code: 'RedLineUnaccounted'; party: PartyId; item: string }
  | { code: 'UnknownVersion'; version: number }
  | { code: 'UnknownTerm'; term: number }
  | { code: 'WrongOrigin' }
  | { code: 'NoSuchSettlement' }
  | { code: 'CarveOutsChanged' }
  | { code: 'PartiesChanged' }
  /** These parties have other red lines now than the text accounts for. */
  | { code: 'RedLinesChanged'; parties: PartyId[] }
  | { code: 'BoundReached'; bound: 'deadline' | 'drafts' | 'turns' }
  | { code: 'BoundNotReached' }
  | { code: 'NoOpenCall' }
  | { code: 'CallClosed'; call: number }
  | { code: 'StaleSettlement'; current: SettlementDigest }
  | { code: 'NotCalled' }
  | { code: 'UnknownAttempt' }
  /** Confirmed once already, followed by other words of the same person, or sent before the party withdrew. */
  | { code: 'AttemptSpent' }
  | LookRefusal
  | { code: 'WordsNotTheAttempt' }
  | { code: 'ReadingNotTheAttempt' }
  | { code: 'WordsDoNotRatify' }
  | { code: 'AlreadyRatified' }
  | { code: 'NothingToWithdraw' }
  | { code: 'NothingHasEnded' }
  | { code: 'SuccessorExists' }
  | { code: 'UnknownEntry'; seq: number }
  | { code: 'NotInOrder' }
  | { code: 'NoBargaining'; why: 'charter' | 'not-begun' }
  | { code: 'BargainingBegunAlready' }
  | { code: 'IssueNotStructured'; issue: number }
  | { code: 'IssueInBargaining'; issue: number }
  | { code: 'NotAtTheTable' }
  | { code: 'AlreadyDeclared' }
  | { code: 'NotDeclared'; parties: PartyId[] }
  | { code: 'PackageIncomplete'; issues: number[] }
  | { code: 'ValueNotPossible'; issue: number }
  | { code: 'UnknownOffer' }
  | { code: 'OfferSuperseded'; standing: number | null }
  | { code: 'OfferStands'; offer: number }
  | { code: 'NothingStands' }
  | { code: 'NotYourMove'; parties: PartyId[] }
  | { code: 'OwnOffer' }
  | { code: 'OfferAnswered' }
  | { code: 'AnswersOutstanding'; parties: PartyId[] }
  | { code: 'BargainingEnded' }
  /** Nobody moves until people have decided how it goes on; it never says whom it concerns. */
  | { code: 'BargainingStopped'; cause: StopCause }
  | { code: 'UnknownPackage' }
  | { code: 'RevealAgreedAlready' }
  | { code: 'RevealNotAgreed'; parties: PartyId[] }
  | { code: 'OpeningDoesNotFit'; party: PartyId }
