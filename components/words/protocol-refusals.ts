import type { Refusal } from '@/server/protocol/refusal'
import type { Phase } from '@/server/protocol/state'
import { bargainingRefusalWords, isOfBargaining } from './bargaining-refusals'
import { caucusRefusalWords } from './caucus-refusals'
import { delegateRefusalWords } from './delegates'
import { evidenceRefusalWords } from './evidence-refusals'
import { issueRefusal } from './issue-refusals'
import { mediationRefusal } from './mediation-refusals'
import { listed, type Names } from './names'
import { phaseWords } from './phases'
import { ratificationRefusal } from './ratification-refusals'
import { seatRefusal } from './seat-refusals'
import { type RefusalWords, words } from './title-and-detail'
import { turnRefusal } from './turn-refusals'

function within(phases: readonly Phase[]): string {
  return listed(
    phases.map((phase) => `“${phaseWords[phase]}”`),
    'or',
  )
}

/** Words for what the protocol refused. */
export function protocolRefusalWords(refusal: Refusal, names: Names): RefusalWords {
  if (isOfBargaining(refusal)) return bargainingRefusalWords(refusal, names)
  switch (refusal.code) {
    case 'NotOpened':
      return words('This negotiation has not been opened', 'There is nothing to act on yet.')
    case 'AlreadyOpened':
      return words('This negotiation is already open', 'Nothing was changed.')
    case 'WrongPhase':
      return words(
        `Not possible while the negotiation is in “${phaseWords[refusal.phase]}”`,
        `This belongs to ${within(refusal.allowed)}. The negotiation may have moved on while you wrote.`,
      )
    case 'NotAPerson':
      return words('Only a person may do this', 'Software proposes; people act.')
    case 'NotSeated':
      return words('You have no seat in this negotiation', 'Your seat may have ended. Nothing was changed.')
    case 'OnlyFacilitator':
      return words('Only the facilitator may do this', 'Ask the facilitator of this negotiation.')
    case 'FacilitatorSitsForNoParty':
      return words('A facilitator or observer sits for no party', 'Leave the party empty for this role.')
    case 'OnlyParty':
      return words(
        'Only someone who sits for a party may do this',
        'Facilitators and observers do not speak for a side.',
      )
    case 'OnlySignatory':
      return words(
        refusal.needs === 'ratify'
          ? `Only the signatory of ${names.party(refusal.party)} answers for it`
          : `Only the signatory of ${names.party(refusal.party)} can agree for it`,
        refusal.signatory
          ? `That is ${names.person(refusal.signatory)}, or a colleague to whom they granted it.`
          : 'Nobody signs for this party yet.',
      )
    case 'OnlyMediator':
      return words('Only the mediator that was asked may answer', 'Nothing was changed.')
    case 'OnlyHouse':
      return words('Nobody does this by hand', 'Such facts are noted by the server alone.')
    case 'UnknownParty':
      return words('There is no such party here', 'It may have been taken off the list.')
    case 'PartyExists':
      return words(`${names.party(refusal.party)} is already a party`, 'Nothing was changed.')
    case 'NameTaken':
      return words(
        `There is already a party called “${refusal.name}”`,
        'Choose a name that tells them apart.',
      )
    case 'PartyAlreadySeated':
    case 'TooFewParties':
    case 'PartyNotSeated':
    case 'IntentMissing':
    case 'UnknownInvitation':
    case 'InvitationUsed':
    case 'InvitationRevoked':
    case 'InvitationExpired':
    case 'AlreadySeated':
    case 'UnknownPerson':
    case 'LastFacilitator':
    case 'SignatoryMustExit':
    case 'UnknownGrant':
    case 'GrantNotPossible':
      return seatRefusal(refusal, names)
    case 'DelegationNotDisclosed':
      return words(
        'Your words do not say for whom you answer',
        'You act under a grant. Say in your own words that you answer for your party, and in whose name.',
      )
    case 'UnknownDelegate':
    case 'DelegationOver':
    case 'DelegationUnclear':
    case 'NotTransferable':
    case 'OutsideDelegation':
    case 'OverreachNoted':
      return delegateRefusalWords(refusal)
    case 'UnknownDispute':
    case 'DisputeOver':
    case 'UnknownRatification':
    case 'NotYourDispute':
    case 'NotYoursToReveal':
    case 'AlreadyRevealed':
    case 'NotWhatWasSealed':
    case 'NothingSealed':
    case 'ErasureSuspended':
      return evidenceRefusalWords(refusal)
    case 'KeyNotProved':
    case 'KeyKnown':
    case 'TooManyKeys':
    case 'UnknownKey':
    case 'SignatureMissing':
    case 'SignatureFalse':
    case 'SignatureUsed':
    case 'NothingToSign':
      return seatRefusal(refusal, names)
    case 'UnknownCaucus':
    case 'CaucusOver':
    case 'CaucusOpen':
    case 'NotYourCaucus':
    case 'NothingToAnswer':
    case 'NotASentence':
    case 'SentenceReleased':
    case 'MediatorPaused':
    case 'MediatorNotPaused':
    case 'MediatorActsUsedUp':
    case 'MediatorPlayed':
    case 'NobodyPlaysMediator':
    case 'CannotPlayMediator':
      return caucusRefusalWords(refusal, names)
    case 'UnknownIssue':
    case 'IssueNotOpen':
    case 'IssueNotDecided':
    case 'IssueNotEscalated':
    case 'RoundsUsed':
    case 'RoundsLeft':
    case 'ReasonsNeeded':
    case 'NoOtherPosition':
    case 'UnknownClaim':
    case 'ClaimAlreadyConfirmed':
      return issueRefusal(refusal)
    case 'UnknownSource':
    case 'QuoteNotInSource':
    case 'NameReserved':
    case 'NoRegistration':
    case 'AlreadyRegistered':
    case 'RegistrationClosed':
    case 'RegistrationOpen':
    case 'TurnsNotBegun':
    case 'TurnsAlreadyBegun':
    case 'NotRegistered':
    case 'NotInTurns':
    case 'NotYourTurn':
    case 'TurnNotOver':
    case 'TurnMovedOn':
    case 'UnknownTrade':
    case 'NoOpenCheck':
    case 'StaleProposal':
    case 'AlreadyAnswered':
      return turnRefusal(refusal, names)
    case 'UnknownRun':
    case 'RunEnded':
    case 'MediatorBusy':
    case 'WrongSubject':
    case 'UnknownWork':
    case 'ClarificationAnswered':
    case 'IntentMoved':
    case 'UnknownQuestion':
    case 'NotAskedOfYou':
    case 'UnknownReference':
    case 'RedLineUnaccounted':
    case 'UnknownVersion':
    case 'UnknownTerm':
    case 'WrongOrigin':
    case 'NoSuchSettlement':
    case 'CarveOutsChanged':
    case 'RedLinesChanged':
    case 'PartiesChanged':
      return mediationRefusal(refusal, names)
    case 'BoundReached':
      if (refusal.bound === 'turns')
        return words(
          'All turns are used',
          'The facilitator can allow more turns or end the negotiation. Your words stay here.',
        )
      return refusal.bound === 'deadline'
        ? words(
            'The deadline has passed',
            'The facilitator extends it or ends the negotiation. Your words stay here.',
          )
        : words('All agreed drafts are used', 'The facilitator can change the limit. Your words stay here.')
    case 'BoundNotReached':
      return words('No limit has been reached', 'Nothing was changed.')
    case 'NoOpenCall':
    case 'CallClosed':
    case 'StaleSettlement':
    case 'NotCalled':
    case 'UnknownAttempt':
    case 'AttemptSpent':
    case 'WordsNotTheAttempt':
    case 'ReadingNotTheAttempt':
    case 'WordsDoNotRatify':
    case 'AlreadyRatified':
    case 'NothingToWithdraw':
    case 'LookAsked':
    case 'UnknownLook':
    case 'LookAnswered':
    case 'LookOver':
      return ratificationRefusal(refusal)
    case 'NothingHasEnded':
      return words('This ending does not fit what happened', 'Choose the ending that is true.')
    case 'SuccessorExists':
      return words('A successor is already linked', 'Go on there.')
    case 'UnknownEntry':
      return words(`There is no entry ${refusal.seq}`, 'Nothing was changed.')
    case 'NotInOrder':
      return words(
        'The server’s clock stands before the last entry',
        'Nothing was changed. Try again in a moment.',
      )
  }
}
