import type { Refusal } from '@/server/protocol/refusal'
import { listed, waiting } from '@/server/record/phrases'
import type { DoorRefusal } from '@/server/wire/messages'
import { declarationRefusal } from './bargaining-refusals'
import { REASON_WORDS } from './guard-reasons'
import type { Names } from './names'
import { protocolRefusalWords } from './protocol-refusals'
import { type RefusalWords, words } from './title-and-detail'

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

/** Words for an act that was not accepted. Refused acts change nothing, and are on the record only where the words say so. */
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
        'Too many acts, or too long ones, in a short time',
        `Nothing was lost. Wait ${waiting(refusal.seconds)} and send it again.`,
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
        `Held back, since ${listed(refusal.reasons.map((one) => REASON_WORDS[one] ?? one))}. ${refusal.recorded.length > 0 ? 'The record says that it was, and why, and not what you wrote.' : 'Nothing was recorded.'} Put it otherwise.`,
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
    case 'ProseWarns':
      return declarationRefusal(refusal)
    default:
      return protocolRefusalWords(refusal, names)
  }
}
