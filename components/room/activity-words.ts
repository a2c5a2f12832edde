import { ACT_WORDS } from '@/components/mediation/act-words'
import { stopWords } from '@/components/words/bargaining-refusals'
import { capital, listed, type Names } from '@/components/words/names'
import { outcomeWords } from '@/components/words/phases'
import type { Event } from '@/server/protocol/events'
import type { Place } from './place'

type Told = { words: string; place: Place | null }

const told = (words: string, place: Place | null = null): Told => ({ words, place })

/** An event in a short sentence, and where it can be read; null where another event of the entry says it. */
export function activityWords(event: Event, names: Names): Told | null {
  const { party, person, delegate } = names
  switch (event.type) {
    case 'NegotiationOpened':
      return told(`${event.facilitator.name} opened the negotiation`, { at: 'matter' })
    case 'PartyAdded':
      return told(`${event.name} was added as a party`, { at: 'people' })
    case 'PartyRemoved':
      return told(`A party was taken off the list: ${party(event.party)}`, { at: 'people' })
    case 'InvitationIssued':
      return told(event.party ? `An invitation for ${party(event.party)} was made` : 'An invitation was made')
    case 'InvitationRevoked':
      return told('An invitation was taken back')
    case 'SeatRequested':
      return told(`${event.name} asks for a seat`)
    case 'SeatTaken':
      return told(
        event.party ? `${event.name} sat down for ${party(event.party)}` : `${event.name} sat down`,
        { at: 'people' },
      )
    case 'SeatDeclined':
      return told(`The request of ${person(event.person)} was declined`)
    case 'PersonLeft':
      return told(`${person(event.person)} left`, { at: 'people' })
    case 'PersonRemoved':
      return told(`${person(event.by)} ended the seat of ${person(event.person)}`, { at: 'people' })
    case 'SignatoryReplaced':
      return told(`${person(event.to)} answers for ${party(event.party)} now`, { at: 'people' })
    case 'GrantRecorded':
      return told(`${person(event.from)} granted something to ${person(event.to)}`, { at: 'people' })
    case 'GrantRevoked':
      return told('A grant was revoked', { at: 'people' })
    case 'DelegateAppointed':
      return told(`${person(event.by)} appointed ${delegate(event.delegate)} for ${party(event.party)}`, {
        at: 'delegates',
      })
    case 'DelegationRevoked':
      return told(`The delegation of ${delegate(event.delegate)} was revoked`, { at: 'delegates' })
    case 'DelegateActed':
      return told(`Done by ${delegate(event.delegate)} for ${party(event.party)}`, { at: 'delegates' })
    case 'OverreachRecorded':
      return told(`${capital(delegate(event.delegate))} was refused an act outside its delegation`, {
        at: 'delegates',
      })
    case 'KeyEnrolled':
      return told(`${person(event.person)} enrolled a device to sign with: ${event.device}`, { at: 'people' })
    case 'KeyRevoked':
      return told(`${person(event.person)} took a signing key out of use`, { at: 'people' })
    case 'ActSigned':
      return null
    case 'IntentsBegun':
      return told(`${person(event.by)} asked for intents`, { at: 'intents' })
    case 'IntentStated':
      return told(
        `${party(event.party)} stated ${event.version === 1 ? 'an intent' : `version ${event.version} of an intent`}`,
        { at: 'intents' },
      )
    case 'MediationBegun':
      return told(
        `${person(event.by)} opened mediation${event.without.length > 0 ? ` without the intent of ${listed(event.without.map(party))}` : ''}`,
      )
    case 'IssueRaised':
      return told(`${person(event.by)} raised issue ${event.issue}: ${event.title}`, issue(event))
    case 'PositionTaken':
      return told(`${party(event.party)} spoke on issue ${event.issue}, round ${event.round}`, issue(event))
    case 'DecisionSupported':
      return told(`${party(event.party)} supported a decision on issue ${event.issue}`, issue(event))
    case 'IssueAgreed':
      return told(`Issue ${event.issue} is agreed: all support the same text`, issue(event))
    case 'IssueEscalated':
      return told(`${party(event.party)} escalated issue ${event.issue}`, issue(event))
    case 'IssueSetAside':
      return told(
        `${person(event.by)} ${event.decision === 'dropped' ? 'dropped' : 'carved out'} issue ${event.issue}`,
        issue(event),
      )
    case 'IssueReopened':
      return told(`${person(event.by)} reopened issue ${event.issue}`, issue(event))
    case 'TradeProposed':
      return told(`${party(event.party)} proposed trade-off ${event.trade}`, { at: 'trades' })
    case 'PartyRegistered':
      return told(`${party(event.party)} registered`, { at: 'now' })
    case 'LatecomerAdmitted':
      return told(`${party(event.party)} was admitted late`, { at: 'now' })
    case 'TurnsBegun':
      return told('The talk began', { at: 'now' })
    case 'TurnHandedOff':
      return told(`${party(event.from)} handed the turn to ${party(event.to)}`, { at: 'issues' })
    case 'TurnSkipped':
      return told(`${party(event.from)} was passed over; the turn is with ${party(event.to)}`, {
        at: 'issues',
      })
    case 'TurnsUsedUp':
      return told('All turns are used', { at: 'now' })
    case 'ConsentCheckOpened':
      return told(`${party(event.party)} called consent check ${event.check}`, { at: 'trades' })
    case 'ConsentAnswered':
      return told(
        `${party(event.party)} ${event.answer.answer === 'consent' ? 'consented' : 'objected'} in check ${event.check}`,
        { at: 'trades' },
      )
    case 'ConsensusReached':
      return told(`Every party consented in check ${event.check}`, { at: 'trades' })
    case 'ClaimImported':
      return told(`${person(event.by)} brought in words said to be by ${event.author}`, issue(event))
    case 'PastImported':
      return told(`${person(event.by)} brought in an exchange held elsewhere`)
    case 'ClaimConfirmed':
      return told(`${person(event.by)} confirmed words brought from elsewhere`)
    case 'MediationRequested':
      return told(`${person(event.by)} asked the mediator ${ACT_WORDS[event.act].asked}`, { at: 'mediation' })
    case 'MediationCancelled':
      return told(`${person(event.by)} cancelled the mediator’s work`, { at: 'mediation' })
    case 'WorkReported':
      return told(WORK_WORDS[event.content.kind], { at: 'mediation' })
    case 'ModelCalled':
      return told('The mediator asked a model', { at: 'mediation' })
    case 'MediationSwitched':
      return told(`${person(event.by)} set what the mediator may be asked`, { at: 'mediation' })
    case 'ClarificationAnswered':
      return told(`${party(event.party)} ${event.answer} a rephrasing of its intent`, { at: 'intents' })
    case 'FindingsReported':
      return told('The mediator reported what it found', { at: 'mediation' })
    case 'CaucusOpened':
      return told(
        `${person(event.by)} opened a caucus of ${party(event.party)} with ${event.with === 'mediator' ? 'the mediator' : 'the facilitators'}`,
        { at: 'mediation' },
      )
    case 'CaucusMessageSent':
      return told(
        event.by === null
          ? `The mediator answered in caucus ${event.caucus}`
          : `${person(event.by)} sent a message in caucus ${event.caucus}`,
        { at: 'mediation' },
      )
    case 'CaucusClosed':
      return told(`Caucus ${event.caucus} was closed`, { at: 'mediation' })
    case 'SentenceReleased':
      return told(`${party(event.party)} said a sentence from its caucus in the room`, { at: 'mediation' })
    case 'MediatorPaused':
      return told(`${person(event.by)} paused the mediator`, { at: 'mediation' })
    case 'MediatorResumed':
      return told(`${person(event.by)} let the mediator go on`, { at: 'mediation' })
    case 'MediatorLimited':
      return told(`${person(event.by)} limited the acts of the mediator`, { at: 'mediation' })
    case 'MediatorPlayed':
      return told(`${event.name} plays the mediator now`, { at: 'mediation' })
    case 'MediatorPlayEnded':
      return told(`${person(event.person)} no longer plays the mediator`, { at: 'mediation' })
    case 'MediationFinished':
      return told('The mediator finished its work', { at: 'mediation' })
    case 'MediationFailed':
      return told('The mediator made no proposal', { at: 'mediation' })
    case 'MediatorOutputRefused':
      return told('A text of the mediator was held back', { at: 'mediation' })
    case 'QuestionAnswered':
      return told(`${party(event.party)} answered question ${event.question}`, { at: 'mediation' })
    case 'SettlementDrafted':
      return told(`Settlement ${event.settlement.version} was drafted`, {
        at: 'settlement',
        version: event.settlement.version,
      })
    case 'SettlementCountered':
      return told(`${party(event.party)} countered settlement ${event.version}`, {
        at: 'settlement',
        version: event.version,
      })
    case 'RatificationCalled':
      return told(`${person(event.by)} put settlement ${event.version} to ratification`, {
        at: 'settlement',
        version: event.version,
      })
    case 'QuestionShown':
      return told(`${person(event.person)} opened the question`)
    case 'AttemptRecorded':
      return told(`${person(event.person)} sent words in answer to the call`)
    case 'LookAsked':
      return told(`${person(event.person)} asked the facilitators to look at words of theirs`)
    case 'RestateAsked':
      return told(`${person(event.by)} asked ${person(event.person)} to say it again`)
    case 'RatificationRecorded':
      return told(`${party(event.party)} ratified`)
    case 'RatificationWithdrawn':
      return told(`${party(event.party)} withdrew a ratification`)
    case 'LateWithdrawalNoted':
      return told(`${party(event.party)} declared a withdrawal, after the end`)
    case 'SettlementRejected':
      return told(`${party(event.party)} rejected the settlement`)
    case 'PartyReminded':
      return told(`A reminder went to ${party(event.party)}`)
    case 'CallClosed':
      return event.end === 'ratified-by-all' ? null : told(`Call ${event.call} ended`)
    case 'SettlementBecameCanonical':
      return told(`Settlement ${event.version} is the final record`, {
        at: 'settlement',
        version: event.version,
      })
    case 'BargainingBegun':
      return told(`${person(event.by)} opened bargaining`, { at: 'bargaining' })
    case 'ValuesDeclared':
      return told(`${party(event.party)} declared its values, sealed`, { at: 'bargaining' })
    case 'SignalsShared':
      return told(`${party(event.party)} shared what matters to it`, { at: 'bargaining' })
    case 'OfferMade':
      return told(`${party(event.party)} made offer ${event.offer}`, { at: 'bargaining' })
    case 'OfferAccepted':
      return told(`${party(event.party)} accepted offer ${event.offer}`, { at: 'bargaining' })
    case 'OfferRejected':
      return told(`${party(event.party)} rejected offer ${event.offer}`, { at: 'bargaining' })
    case 'PackageAgreed':
      return told(`Offer ${event.offer} became a draft`, { at: 'bargaining' })
    case 'WalkedAway':
      return told(`${party(event.party)} walked away`, { at: 'bargaining' })
    case 'BargainingStopped':
      return told(stopWords[event.cause].title, { at: 'bargaining' })
    case 'BargainingResumed':
      return told(`${person(event.by)} let offers go on`, { at: 'bargaining' })
    case 'PackagesProposed':
      return told('The mediator proposed packages', { at: 'bargaining' })
    case 'PackageAnswered':
      return told(`${party(event.party)} answered a package of the mediator`, { at: 'bargaining' })
    case 'RevealAgreed':
      return told(`${party(event.party)} agreed to open what was declared`, { at: 'bargaining' })
    case 'ValuesRevealed':
      return told('What was declared was opened', { at: 'bargaining' })
    case 'PartyExited':
      return told(`${party(event.party)} left the negotiation`)
    case 'NegotiationClosed':
      return event.outcome.kind === 'canonical' || event.outcome.kind === 'exited'
        ? null
        : told(outcomeWords(event.outcome, party), { at: 'now' })
    case 'LimitsChanged':
      return told(`${person(event.by)} changed the limits`, { at: 'matter' })
    case 'BoundReached':
      return told('The deadline passed')
    case 'SuccessorLinked':
      return told(`${person(event.by)} opened a negotiation that follows this one`, { at: 'now' })
    case 'DisputeRaised':
      return told(`${person(event.by)} raised a dispute`, { at: 'now' })
    case 'DisputePathTaken':
      return told(`${person(event.by)} chose a way for dispute ${event.dispute}`, { at: 'now' })
    case 'DisputeEnded':
      return told(`Dispute ${event.dispute} ended`, { at: 'now' })
    case 'SealedRevealed':
      return told(`${person(event.by)} opened something that was sealed`, { at: 'now' })
    case 'SealedErased':
      return told(`${person(event.by)} had what was sealed for them erased`)
    case 'Annotated':
      return told(`${person(event.by)} added a note`, { at: 'now' })
  }
}

const WORK_WORDS = {
  clarification: 'The mediator put an intent in other words',
  alternatives: 'The mediator gave other wordings of a term',
  readings: 'The mediator said how a term may be read',
  comparison: 'The mediator compared the settlements',
  disagreement: 'The models asked differ, and the mediator says where',
  addressed: 'The mediator pointed at words meant for software',
} as const

const issue = (event: { issue: number }): Place => ({ at: 'issue', issue: event.issue })
