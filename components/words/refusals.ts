import type { Refusal } from '@/server/protocol/refusal'
import type { Phase } from '@/server/protocol/state'
import type { DoorRefusal } from '@/server/wire/messages'
import { bargainingRefusalWords, declarationRefusal, isOfBargaining } from './bargaining-refusals'
import { caucusRefusalWords } from './caucus-refusals'
import { delegateRefusalWords } from './delegates'
import { evidenceRefusalWords } from './evidence-refusals'
import { counted, listed, type Names } from './names'
import { phaseWords } from './phases'
import { type RefusalWords, words } from './refusal-words'
import { turnRefusal } from './turn-refusals'

/** Refusals of the page itself: the act did not reach the house, or nobody knows whether it did. */
export type PageRefusal =
  | { code: 'NoAnswer' }
  | { code: 'NotSent' }
  | { code: 'OnlyWhenLive' }
  | { code: 'MovesEverybody' }

const UNNAMED: Names = {
  party: () => 'that party',
  person: () => 'that person',
  delegate: () => 'that delegate',
  actor: () => 'that person',
  side: () => 'that party',
}

/** Words for an act that was not accepted. Refused acts change nothing and are not on the record. */
export function refusalWords(
  refusal: Refusal | DoorRefusal | PageRefusal,
  names: Names = UNNAMED,
): RefusalWords {
  switch (refusal.code) {
    // the page
    case 'NoAnswer':
      return words(
        'The connection was lost before an answer came',
        'It may or may not have been recorded. The page looks as soon as it is connected, and says which.',
      )
    case 'NotSent':
      return words(
        'It was not recorded',
        'The connection was lost on the way. Nothing changed; you can do it again.',
      )
    case 'OnlyWhenLive':
    case 'BindingActNeedsConnection':
      return words(
        'This act binds you, so it needs a live connection',
        'It is never kept and sent later. Your words stay here; press again once the page says it is connected.',
      )
    case 'MovesEverybody':
      return words(
        'This changes things for everybody, so it needs a live connection',
        'It is not kept and sent later. Press again once the page says it is connected.',
      )
    // the door
    case 'SignedOut':
      return words('You are signed out', 'What you wrote is kept on this device. Sign in and send it again.')
    case 'NoSuchNegotiation':
      return words('This negotiation is not open to you', 'It does not exist, or you have no seat in it.')
    case 'TooManyRequests':
      return words(
        'Too many acts in a short time',
        `Nothing was lost. Wait ${counted(refusal.seconds, 'second')} and send it again.`,
      )
    case 'CommandIdReused':
      return words('This was already sent with other words', 'Nothing was changed. Send it again.')
    case 'Invalid':
      return words('Something in it cannot be sent', refusal.message)
    case 'UnknownMediator':
      return words(
        'This mediator is not at hand',
        `“${refusal.mediator}” is not set up here. Choose another.`,
      )
    case 'NotAsAMediator':
      return words(
        'A mediator, also a person, may not put it like this',
        `Held back for: ${refusal.reasons.map((one) => one.replaceAll('_', ' ')).join(', ')}. Nothing was recorded. Put it otherwise.`,
      )
    case 'Unavailable':
      return words(
        'The server could not take it just now',
        'What you wrote is kept here. Send it again in a moment.',
      )
    case 'ValuesDoNotFit':
    case 'ValuesTooLong':
    case 'AlternativeUnknown':
    case 'BelowAlternative':
    case 'ValuesGone':
    case 'NotAllAgreed':
    case 'ProseTells':
      return declarationRefusal(refusal)
    default:
      return protocolWords(refusal, names)
  }
}

const grantWords: Record<Extract<Refusal, { code: 'GrantNotPossible' }>['why'], RefusalWords> = {
  self: words('A grant goes to somebody else', 'You already act for your party.'),
  'not-a-person-of-the-party': words(
    'A grant stays within your own party',
    'Choose somebody who sits with you.',
  ),
  expired: words('The grant would already be over', 'Choose a later end.'),
}

function within(phases: readonly Phase[]): string {
  return listed(
    phases.map((phase) => `“${phaseWords[phase]}”`),
    'or',
  )
}

function protocolWords(refusal: Refusal, names: Names): RefusalWords {
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
      return words(
        `Somebody already signs for ${names.party(refusal.party)}`,
        'A party has one signatory. Others can sit with it as members.',
      )
    case 'TooFewParties':
      return words(
        `At least ${counted(refusal.least, 'party', 'parties')} must be there`,
        'Seat another party first.',
      )
    case 'PartyNotSeated':
      return words(
        `Nobody signs for ${listed(refusal.parties.map(names.party))} yet`,
        'Every party must be asked. Seat it, or take it off the list.',
      )
    case 'IntentMissing':
      return words(
        `${listed(refusal.parties.map(names.party))} stated no intent yet`,
        'You can wait, or open mediation without it; the record will say so.',
      )
    case 'UnknownInvitation':
      return words('There is no such invitation', 'Ask the facilitator for a new one.')
    case 'InvitationUsed':
      return words('This invitation has been used', 'An invitation works once. Ask for a new one.')
    case 'InvitationRevoked':
      return words('This invitation was taken back', 'Ask the facilitator if you think that is a mistake.')
    case 'InvitationExpired':
      return words('This invitation has expired', 'Ask the facilitator for a new one.')
    case 'AlreadySeated':
      return words('This person already has a place here', 'A person sits for one party only.')
    case 'UnknownPerson':
      return words('This person has no such place here', 'They may have left, or not been seated yet.')
    case 'LastFacilitator':
      return words('A negotiation keeps at least one facilitator', 'Seat another facilitator first.')
    case 'SignatoryMustExit':
      return words(
        'A signatory cannot just leave the table',
        'They leave by ending the negotiation for their party, or another signatory takes their place.',
      )
    case 'UnknownGrant':
      return words('There is no such grant', 'It may have been revoked already.')
    case 'GrantNotPossible':
      return grantWords[refusal.why]
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
      return words('This device could not show that it holds its key', 'Nothing was changed. Try it again.')
    case 'KeyKnown':
      return words('This device is on the record already', 'Nothing was changed.')
    case 'TooManyKeys':
      return words(
        `You have enrolled ${counted(refusal.most, 'device')} here, which is the most there can be`,
        'Sign on one of those.',
      )
    case 'UnknownKey':
      return words(
        'This device’s key does not stand on the record',
        'Nothing was recorded. Enrol this device first, or sign on one that is enrolled.',
      )
    case 'SignatureMissing':
      return words(
        'This act counts only with your device’s signature',
        'Nothing was recorded. Use a browser that can sign, at an address that begins with https.',
      )
    case 'SignatureFalse':
      return words(
        'The signature does not fit this act',
        'Nothing was recorded. Load the page anew and do it again.',
      )
    case 'SignatureUsed':
      return words('This signature has been used before', 'Nothing was recorded. Do it again.')
    case 'NothingToSign':
      return words('This act is not signed', 'Nothing was changed. Load the page anew.')
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
      return words(`There is no issue ${refusal.issue}`, 'Nothing was changed.')
    case 'IssueNotOpen':
      return words(
        `Issue ${refusal.issue} is not open`,
        'It was decided, escalated or set aside. It can be reopened with a reason.',
      )
    case 'IssueNotDecided':
      return words(
        `Issue ${refusal.issue} is still open`,
        'Each open issue must be agreed or set aside first.',
      )
    case 'IssueNotEscalated':
      return words(
        `Issue ${refusal.issue} has not been escalated`,
        'Only what the parties could not settle may be left out. A party escalates it first.',
      )
    case 'RoundsUsed':
      return words(
        `All ${counted(refusal.rounds, 'round')} on issue ${refusal.issue} are used`,
        'You can support a decision that stands there, or escalate the issue.',
      )
    case 'RoundsLeft':
      return words(
        `Issue ${refusal.issue} cannot be escalated yet`,
        refusal.rounds === null
          ? 'This negotiation sets no limit of rounds, so an issue is not escalated. The facilitator can set one.'
          : `Any party may escalate once one of them has used ${counted(refusal.rounds, 'more round')}.`,
      )
    case 'ReasonsNeeded':
      return words(
        'A position is its reasons',
        'A bare yes or no tells the others nothing they can answer. Say why.',
      )
    case 'NoOtherPosition':
      return words(
        `Nobody else has spoken on issue ${refusal.issue} yet`,
        'You cannot agree with yourself: another party takes a position first.',
      )
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
    case 'UnknownClaim':
      return words('There is no such statement for your party', 'Nothing was changed.')
    case 'ClaimAlreadyConfirmed':
      return words('This statement was confirmed before', 'It stands as your position.')
    case 'UnknownRun':
      return words('The mediator was not asked for this', 'Nothing was changed.')
    case 'RunEnded':
      return words('The mediator’s work has already ended', 'Nothing was changed.')
    case 'MediatorBusy':
      return words('The mediator is already at work', 'Wait for it, or cancel it and ask again.')
    case 'WrongSubject':
      return words(
        'It is not clear what the mediator is to work on',
        refusal.act === 'clarify'
          ? 'Choose whose intent is to be rephrased, and ask again.'
          : refusal.act === 'alternatives' || refusal.act === 'simulate'
            ? 'Choose one term of one settlement, and ask again.'
            : 'This is asked of the whole matter. Ask again without a single intent or term.',
      )
    case 'UnknownWork':
      return words('There is no such rephrasing', 'Nothing was changed.')
    case 'ClarificationAnswered':
      return words(
        'This rephrasing has been answered',
        'Your intent stands as the page shows it. You can state it anew at any time.',
      )
    case 'IntentMoved':
      return words(
        'The intent has been stated anew since',
        `${names.party(refusal.party)} has a newer version. Ask for a rephrasing of that one.`,
      )
    case 'UnknownQuestion':
      return words('There is no such question', 'Nothing was changed.')
    case 'NotAskedOfYou':
      return words('This was put to another party', 'Only they can answer it.')
    case 'UnknownReference':
      return words('The text points at something that is not on the record', `It names ${refusal.where}.`)
    case 'RedLineUnaccounted':
      return words(
        `A red line of ${names.party(refusal.party)} is not dealt with`,
        'Every red line is met by a term or listed as not met.',
      )
    case 'UnknownVersion':
      return words(`There is no settlement ${refusal.version}`, 'Nothing was changed.')
    case 'UnknownTerm':
      return words(`There is no term ${refusal.term} in that version`, 'Choose one of its terms.')
    case 'WrongOrigin':
      return words('The text is not from whom it names', 'Name its true author.')
    case 'NoSuchSettlement':
      return words('There is no such settlement', 'Only a text that stands here can be put to ratification.')
    case 'CarveOutsChanged':
      return words(
        'What was set aside has changed since this text was drafted',
        'Every such decision must stand in the text that all ratify. Draft or table a new version first.',
      )
    case 'RedLinesChanged':
      return words(
        `The red lines of ${listed(refusal.parties.map(names.party))} have changed since this text was drafted`,
        'The text cannot account for them. Draft or table a new version first.',
      )
    case 'PartiesChanged':
      return words(
        'The parties have changed since this text was drafted',
        'A settlement names its parties. Draft or table a new version first.',
      )
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
      return words('Nothing is put to ratification now', 'Nothing was changed.')
    case 'CallClosed':
      return words(
        `Call ${refusal.call} is closed`,
        'Nothing you sent counts in it. A new call asks everybody anew.',
      )
    case 'StaleSettlement':
      return words(
        'This is no longer the text that was put to you',
        'Nothing was recorded. Read the text that is under call now before you answer.',
      )
    case 'NotCalled':
      return words(
        'Your party is not asked in this call',
        'Only parties seated when it was called are asked.',
      )
    case 'UnknownAttempt':
      return words('These are not words you sent in this call', 'Send your words first, then confirm them.')
    case 'AttemptSpent':
      return words(
        'These words no longer stand',
        'You sent other words after them, or withdrew. Nothing was recorded; say it again in your own words.',
      )
    case 'WordsNotTheAttempt':
    case 'ReadingNotTheAttempt':
      return words('These are not the words that were read', 'Nothing was recorded. Send your words again.')
    case 'WordsDoNotRatify':
      return words(
        'These words do not ratify',
        'Nothing was recorded. You can say it differently, or do something else.',
      )
    case 'AlreadyRatified':
      return words('This party has already ratified in this call', 'It stands until it is withdrawn.')
    case 'NothingToWithdraw':
      return words('There is no ratification to withdraw', 'Your party has none standing in this call.')
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
