import type { Event } from '@/server/protocol/events'
import type { State } from '@/server/protocol/state'
import type { ToldEntry } from './replay'
import { answerClause } from './story-answers'
import { bargainingTold } from './story-bargaining'
import { caucusClause, controlClause } from './story-caucuses'
import { type Clause, closed, drafted, ending, evidence, type StoryKind, settlement } from './story-clauses'
import { delegated } from './story-delegates'
import { evidenceTold } from './story-evidence'
import { mediationClause } from './story-mediation'
import { Names } from './story-names'
import { tableClause } from './story-table'
import { talkClause } from './story-talk'
import { turnClause } from './story-turns'
import { changesInWords } from './story-words'

export { STORY_KINDS, type StoryKind } from './story-clauses'

export type Sentence = {
  /** One or more whole sentences, in plain words, with names and never ids. */
  text: string
  /** Name of whoever acted; null for the house. */
  who: string | null
  kind: StoryKind
  /** What was said, in full, where it is too long to stand in the sentence. */
  detail?: string
}

const LONGEST_QUOTE = 200

/** One entry in plain words. `before` and `after` are the states around it; they give the names. */
export function sentence(entry: ToldEntry, before: State, after: State): Sentence {
  const names = new Names(before, after, entry.actor)
  const told = (asked: boolean) =>
    entry.events.flatMap((event) =>
      isAsked(event, entry) === asked ? (tell(event, names, entry) ?? []) : [],
    )
  // What the person did comes first; what followed from it, after.
  const clauses = [...told(true), ...told(false)]
  const [first] = clauses
  if (!first) return { text: `${names.acting} acted.`, who: names.who, kind: 'table' }
  const long = clauses.flatMap(({ said }) => (said && said.length > LONGEST_QUOTE ? [said] : []))
  const text = clauses.map(inWords).join(' ')
  const made: Sentence = { text, who: names.who, kind: first.kind }
  return long.length > 0 ? { ...made, detail: long.join('\n\n') } : made
}

/** Events that mostly follow from another act of the same entry lead only where they were the act itself. */
function isAsked(event: Event, { command }: ToldEntry): boolean {
  if (event.type === 'MediationCancelled') return command.type === 'CancelMediation'
  if (event.type === 'MediationRequested') return command.type === 'RequestMediation'
  if (event.type === 'IntentStated') return command.type === 'StateIntent'
  if (event.type === 'CallClosed') return command.type === 'CloseCall'
  if (event.type === 'PositionTaken') return command.type === 'TakePosition'
  if (event.type === 'TurnsBegun') return command.type === 'BeginTurns'
  if (event.type === 'SettlementDrafted') return command.type === 'DraftSettlement'
  return (
    event.type !== 'IssueAgreed' &&
    event.type !== 'SettlementBecameCanonical' &&
    event.type !== 'PackageAgreed' &&
    event.type !== 'BargainingStopped'
  )
}

function inWords({ text, said }: Clause): string {
  const words = said?.trim()
  return words && words.length <= LONGEST_QUOTE ? `${text}: “${words}”` : `${text}.`
}

/** A clause for one event; null where another clause of the same entry says it already. */
function tell(event: Event, names: Names, entry: ToldEntry): Clause | null {
  const me = names.acting
  const leads = isAsked(event, entry)
  switch (event.type) {
    case 'NegotiationOpened':
    case 'PartyAdded':
    case 'PartyRemoved':
    case 'InvitationIssued':
    case 'InvitationRevoked':
    case 'SeatRequested':
    case 'SeatTaken':
    case 'SeatDeclined':
    case 'PersonLeft':
    case 'PersonRemoved':
    case 'SignatoryReplaced':
    case 'GrantRecorded':
    case 'GrantRevoked':
    case 'KeyEnrolled':
    case 'KeyRevoked':
    case 'LimitsChanged':
    case 'BoundReached':
      return tableClause(event, names, entry)
    case 'DelegateAppointed':
    case 'DelegationRevoked':
    case 'DelegateActed':
    case 'OverreachRecorded':
      return delegated(event, names)
    case 'ActSigned':
      return null
    case 'IntentsBegun':
    case 'IntentStated':
    case 'MediationBegun':
    case 'ClarificationAnswered':
    case 'IssueRaised':
    case 'PositionTaken':
    case 'DecisionSupported':
    case 'IssueAgreed':
    case 'IssueEscalated':
    case 'IssueSetAside':
    case 'IssueReopened':
    case 'TradeProposed':
    case 'ClaimImported':
    case 'PastImported':
    case 'ClaimConfirmed':
      return talkClause(event, names, leads)
    case 'PartyRegistered':
    case 'LatecomerAdmitted':
    case 'TurnsBegun':
    case 'TurnHandedOff':
    case 'TurnSkipped':
    case 'TurnsUsedUp':
    case 'ConsentCheckOpened':
    case 'ConsentAnswered':
    case 'ConsensusReached':
      return turnClause(event, names)
    case 'MediationRequested':
    case 'MediationCancelled':
    case 'FindingsReported':
    case 'WorkReported':
    case 'ModelCalled':
    case 'MediationSwitched':
    case 'MediationFinished':
    case 'MediationFailed':
    case 'MediatorOutputRefused':
    case 'QuestionAnswered':
      return mediationClause(event, names, leads)
    case 'CaucusOpened':
    case 'CaucusMessageSent':
    case 'CaucusClosed':
    case 'SentenceReleased':
      return caucusClause(event, names)
    case 'MediatorPaused':
    case 'MediatorResumed':
    case 'MediatorLimited':
    case 'MediatorPlayed':
    case 'MediatorPlayEnded':
      return controlClause(event, names)
    case 'SettlementDrafted':
      return drafted(event, names)
    case 'SettlementCountered':
      return settlement(`${me} countered settlement ${event.version}: ${changesInWords(event.changes)}`)
    case 'RatificationCalled':
    case 'QuestionShown':
    case 'PartyReminded':
    case 'CallClosed':
    case 'AttemptRecorded':
    case 'LookAsked':
    case 'RestateAsked':
    case 'RatificationRecorded':
    case 'RatificationWithdrawn':
    case 'LateWithdrawalNoted':
    case 'SettlementRejected':
    case 'SettlementBecameCanonical':
      return answerClause(event, names, leads)
    case 'BargainingBegun':
    case 'ValuesDeclared':
    case 'SignalsShared':
    case 'OfferMade':
    case 'OfferAccepted':
    case 'OfferRejected':
    case 'PackageAgreed':
    case 'WalkedAway':
    case 'BargainingStopped':
    case 'BargainingResumed':
    case 'PackagesProposed':
    case 'PackageAnswered':
    case 'RevealAgreed':
    case 'ValuesRevealed':
      return bargainingTold(event, names)
    case 'PartyExited':
      return ending(
        `${names.speaker(event.person, event.party)} left the negotiation, which ends it`,
        event.words,
      )
    case 'NegotiationClosed':
      return closed(event.outcome, event.reason, me)
    case 'SuccessorLinked':
      return ending(`${me} linked a new negotiation that follows this one`)
    case 'DisputeRaised':
    case 'DisputePathTaken':
    case 'DisputeEnded':
    case 'SealedRevealed':
    case 'SealedErased':
      return evidenceTold(event, names)
    case 'Annotated':
      return evidence(`${me} added a note to entry ${event.seq}`, event.text)
  }
}
