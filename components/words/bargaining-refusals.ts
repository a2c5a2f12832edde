import type { LeakReason } from '@/server/bargaining/leak'
import type { StopCause } from '@/server/protocol/bargaining-events'
import type { Refusal } from '@/server/protocol/refusal'
import type { DoorRefusal } from '@/server/wire/messages'
import { listed, type Names } from './names'
import { type RefusalWords, words } from './title-and-detail'

export const stopWords: Record<StopCause, RefusalWords> = {
  rounds: words(
    'All rounds of offers are used',
    'The facilitator can allow more, or the mediator can be asked for packages. Each party may also walk away.',
  ),
  offers: words(
    'All offers are used',
    'The facilitator can allow more, or the mediator can be asked for packages. Each party may also walk away.',
  ),
  minutes: words(
    'The time for offers is over',
    'The facilitator can allow more, or the mediator can be asked for packages. Each party may also walk away.',
  ),
  stagnation: words(
    'The last rounds brought nobody nearer',
    'The mediator can be asked for packages, and the facilitator can let the offers go on. Each party may also walk away.',
  ),
}

const BARGAINING = [
  'NoBargaining',
  'BargainingBegunAlready',
  'IssueNotStructured',
  'IssueInBargaining',
  'NotAtTheTable',
  'AlreadyDeclared',
  'NotDeclared',
  'PackageIncomplete',
  'ValueNotPossible',
  'UnknownOffer',
  'OfferSuperseded',
  'OfferStands',
  'NothingStands',
  'NotYourMove',
  'OwnOffer',
  'OfferAnswered',
  'AnswersOutstanding',
  'BargainingEnded',
  'BargainingStopped',
  'UnknownPackage',
  'RevealAgreedAlready',
  'RevealNotAgreed',
  'OpeningDoesNotFit',
] as const
type BargainingRefusal = Extract<Refusal, { code: (typeof BARGAINING)[number] }>

const CODES: ReadonlySet<string> = new Set(BARGAINING)
export const isOfBargaining = (refusal: Refusal): refusal is BargainingRefusal => CODES.has(refusal.code)

export function bargainingRefusalWords(refusal: BargainingRefusal, names: Names): RefusalWords {
  const parties = (ids: readonly Parameters<Names['party']>[0][]) => listed(ids.map(names.party))
  switch (refusal.code) {
    case 'NoBargaining':
      return refusal.why === 'charter'
        ? words(
            'This negotiation is not held by offers',
            'Its charter has no terms for bargaining. Open a negotiation of that kind that follows this one.',
          )
        : words('Bargaining has not begun', 'The facilitator begins it, over issues that can take values.')
    case 'BargainingBegunAlready':
      return words('Bargaining has begun already', 'Its issues and its order of turns stay as they are.')
    case 'IssueNotStructured':
      return words(
        `Issue ${refusal.issue} cannot take a value`,
        'A package gives each issue a choice, an amount between two ends, or a day between two days. Raise it again in such a form.',
      )
    case 'IssueInBargaining':
      return words(
        `Issue ${refusal.issue} stands in the packages`,
        'While offers are made it is decided by a package as a whole, not by itself.',
      )
    case 'NotAtTheTable':
      return words(
        'Your party does not bargain here',
        'Turns were fixed before it was seated. It is still asked to ratify whatever comes of it.',
      )
    case 'AlreadyDeclared':
      return words(
        'Your values are declared and fixed',
        'They cannot change within this negotiation. If they have changed, a new negotiation that follows this one starts with new ones.',
      )
    case 'NotDeclared':
      return words(
        `${parties(refusal.parties)} declared nothing yet`,
        'Before the first offer each party seals what the issues, and no deal, are worth to it.',
      )
    case 'PackageIncomplete':
      return words(
        `Give a value to issue ${listed(refusal.issues.map(String))}`,
        'A package gives each issue exactly one value.',
      )
    case 'ValueNotPossible':
      return words(
        `That is no value for issue ${refusal.issue}`,
        'Choose one of its options, or an amount or day within its range and steps.',
      )
    case 'UnknownOffer':
      return words('There is no such offer here', 'Nothing was changed. Look at the offer that stands.')
    case 'OfferSuperseded':
      return words(
        'That offer no longer stands',
        refusal.standing === null
          ? 'It was turned down or answered by another. A new one can be made.'
          : `Offer ${refusal.standing} stands now. Nothing was recorded for the old one.`,
      )
    case 'OfferStands':
      return words(`Offer ${refusal.offer} stands`, 'Answer it: accept, counter or reject it.')
    case 'NothingStands':
      return words('No offer stands', 'There is nothing to answer yet. Make an offer in your turn.')
    case 'NotYourMove':
      return words(`It is the turn of ${parties(refusal.parties)}`, 'You can still walk away at any time.')
    case 'OwnOffer':
      return words('That is your own offer', 'The others answer it.')
    case 'OfferAnswered':
      return words('Your party has answered this offer', 'Its answer stands until another offer is made.')
    case 'AnswersOutstanding':
      return words(
        `${parties(refusal.parties)} has still to answer`,
        'The next offer is made when all have answered this one.',
      )
    case 'BargainingEnded':
      return words(
        'Offers have come to an end here',
        'A package was agreed or a party walked away. If its settlement comes to nothing, the facilitator can let offers go on.',
      )
    case 'BargainingStopped':
      return stopWords[refusal.cause]
    case 'UnknownPackage':
      return words('There is no such package', 'Nothing was changed.')
    case 'RevealAgreedAlready':
      return words('This was said already', 'Nothing was changed.')
    case 'RevealNotAgreed':
      return words(
        `${parties(refusal.parties)} has not agreed to open what was declared`,
        'It stays sealed unless all parties agree.',
      )
    case 'OpeningDoesNotFit':
      return words(
        `What ${names.party(refusal.party)} declared can no longer be opened`,
        'It was erased, or is not what was sealed. Nothing was opened.',
      )
  }
}

/** What a sentence seems to tell, after "it speaks of". */
export const leakWords: Record<LeakReason, string> = {
  alternative: 'what you would do without a deal',
  limit: 'how far you would go',
  points: 'how much something is worth to you',
  order: 'which issue matters more to you',
}

type DeclarationRefusal = Extract<
  DoorRefusal,
  {
    code:
      | 'ValuesDoNotFit'
      | 'ValuesTooLong'
      | 'AlternativeUnknown'
      | 'BelowAlternative'
      | 'ValuesGone'
      | 'NotAllAgreed'
      | 'ProseTells'
      | 'ProseWarns'
  }
>

/** Told to one person alone. */
export function declarationRefusal(refusal: DeclarationRefusal): RefusalWords {
  switch (refusal.code) {
    case 'ValuesDoNotFit':
      return words(
        `Say what the outcomes of issue ${refusal.issue} are worth to you`,
        'Each issue that is bargained over needs its values, once. Nothing was declared yet.',
      )
    case 'ValuesTooLong':
      return words(
        'This is more than can be sealed',
        'Use fewer points on the curves. Nothing was declared yet.',
      )
    case 'AlternativeUnknown':
      return words(
        'What will you do if there is no deal?',
        'Without an answer you cannot tell a good offer from a bad one. Think of staying as you are, another partner, doing it yourself, or waiting; take the best of them and say what it is worth on your scale. A rough figure is better than none.',
      )
    case 'BelowAlternative':
      return words(
        `Offer ${refusal.offer} is worth less to you than having no deal`,
        'By what you declared yourself. Nothing was recorded, and nobody else is told. You can still accept it, knowingly.',
      )
    case 'ValuesGone':
      return words('What was declared can no longer be opened', 'It was erased. Nothing was recorded.')
    case 'ProseTells':
      return words(
        'These words would give away what it is worth to the party',
        `They speak of ${listed(refusal.reasons.map((one) => leakWords[one]))}. Say why the package is fair without that. Nothing was sent.`,
      )
    case 'ProseWarns':
      return words(
        'These words may tell the others more than the offer does',
        `They seem to speak of ${listed(refusal.reasons.map((one) => leakWords[one]))}. Nothing was sent. Change them, or send them all the same.`,
      )
    case 'NotAllAgreed':
      return words(
        'Not every party has agreed to open what was declared',
        'It stays sealed unless all agree. Nothing was opened.',
      )
  }
}
