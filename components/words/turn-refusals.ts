import type { Refusal } from '@/server/protocol/refusal'
import { moment } from '@/server/record/story-names'
import { counted, type Names } from './names'
import { type RefusalWords, words } from './title-and-detail'

type TurnRefusal = Extract<
  Refusal,
  {
    code:
      | 'UnknownSource'
      | 'QuoteNotInSource'
      | 'NameReserved'
      | 'NoRegistration'
      | 'AlreadyRegistered'
      | 'RegistrationClosed'
      | 'RegistrationOpen'
      | 'TurnsNotBegun'
      | 'TurnsAlreadyBegun'
      | 'NotRegistered'
      | 'NotInTurns'
      | 'NotYourTurn'
      | 'TurnNotOver'
      | 'TurnMovedOn'
      | 'UnknownTrade'
      | 'NoOpenCheck'
      | 'StaleProposal'
      | 'AlreadyAnswered'
  }
>

/** Words for refusals about registration, turns, sources and consent checks. */
export function turnRefusal(refusal: TurnRefusal, names: Names): RefusalWords {
  switch (refusal.code) {
    case 'UnknownSource':
      return words(`There is no source ${refusal.source}`, 'Choose one of the documents of this matter.')
    case 'QuoteNotInSource':
      return words(
        `These words do not stand in “${refusal.title}”`,
        'Copy the passage as it is written there, or leave the quotation out.',
      )
    case 'NameReserved':
      return words(
        `“${refusal.name}” says where a negotiation stands, so nobody can be called that`,
        'Choose another name.',
      )
    case 'NoRegistration':
      return words('This negotiation asks nobody to register', 'You can speak as soon as mediation is open.')
    case 'AlreadyRegistered':
      return words(
        `${names.party(refusal.party)} is registered already`,
        `It takes its turns as “${refusal.handle}”.`,
      )
    case 'RegistrationClosed':
      return words(
        'Registration has closed',
        'The facilitator can admit your party, and the record will say so.',
      )
    case 'RegistrationOpen':
      return words(
        'Registration is still open',
        refusal.until === null
          ? `${counted(refusal.expected, 'party', 'parties')} are expected, and nobody has registered yet.`
          : `${refusal.registered} of ${counted(refusal.expected, 'party', 'parties')} are there. It ends when all are, or on ${moment(refusal.until)}.`,
      )
    case 'TurnsNotBegun':
      return words(
        'The talk has not begun',
        'It begins when all expected parties have registered, or when somebody begins it after the window has passed. Your words stay here.',
      )
    case 'TurnsAlreadyBegun':
      return words('The talk has begun already', 'Nothing was changed.')
    case 'NotRegistered':
      return words(
        `${names.party(refusal.party)} is not registered`,
        'Register first; once registration has closed, the facilitator can admit your party.',
      )
    case 'NotInTurns':
      return words('Nobody holds a turn here', 'Whoever has something to say, says it.')
    case 'NotYourTurn':
      return words(
        `It is the turn of ${names.party(refusal.holder)}`,
        'Your words stay here until the turn comes to you.',
      )
    case 'TurnNotOver':
      return words(
        `${names.party(refusal.holder)} still has time`,
        `They may be passed over after ${moment(refusal.until)}, if they stay silent until then.`,
      )
    case 'TurnMovedOn':
      return words(
        `The turn is with ${names.party(refusal.holder)} by now`,
        'Nothing was changed. Nobody else was passed over.',
      )
    case 'UnknownTrade':
      return words(`There is no trade-off ${refusal.trade}`, 'Choose one of those on the table.')
    case 'NoOpenCheck':
      return words('No consent check is open', 'Consent answers a check on one text. Call one first.')
    case 'StaleProposal':
      return words(
        `Another text is asked about now, in check ${refusal.check}`,
        'Your answer was not recorded: it was for a text that has changed. Read the new one and answer it.',
      )
    case 'AlreadyAnswered':
      return words('Your party has given this answer already', 'It stands. A different one would replace it.')
  }
}
