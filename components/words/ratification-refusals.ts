import type { Refusal } from '@/server/protocol/refusal'
import { type RefusalWords, words } from './title-and-detail'

type RatificationRefusal = Extract<
  Refusal,
  {
    code:
      | 'NoOpenCall'
      | 'CallClosed'
      | 'StaleSettlement'
      | 'NotCalled'
      | 'UnknownAttempt'
      | 'AttemptSpent'
      | 'WordsNotTheAttempt'
      | 'ReadingNotTheAttempt'
      | 'WordsDoNotRatify'
      | 'AlreadyRatified'
      | 'NothingToWithdraw'
      | 'LookAsked'
      | 'UnknownLook'
      | 'LookAnswered'
      | 'LookOver'
  }
>

/** Words for refusals about calls and the answers to them. */
export function ratificationRefusal(refusal: RatificationRefusal): RefusalWords {
  switch (refusal.code) {
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
    case 'LookAsked':
      return words(
        'Facilitators were asked to look at these words before',
        'They can read them, and may ask you to say it again.',
      )
    case 'UnknownLook':
      return words('Nobody asked for such a look', 'Load the page anew to see where things stand.')
    case 'LookAnswered':
      return words('This was answered before', 'The author has been asked to say it again.')
    case 'LookOver':
      return words(
        'These words no longer matter',
        'Their author has sent other words since, or has answered. Nothing was sent.',
      )
  }
}
