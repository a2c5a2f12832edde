import { waiting } from '@/server/record/phrases'
import type { Answer } from '@/server/wire/messages'

type Refusal = Extract<Answer, { outcome: 'refused' }>['refusal']

/** What a refusal means on this page: what happened, what is safe, what next. */
export function refusalWords(refusal: Refusal): string {
  switch (refusal.code) {
    case 'SignedOut':
      return 'You are signed out. Your words are kept on this device; sign in again and send them.'
    case 'CallClosed':
    case 'WrongPhase':
    case 'StaleSettlement':
      return 'This call was closed while you were reading. Nothing was recorded for you. Load the page again to see where things stand.'
    case 'AlreadyRatified':
      return 'A ratification of yours is recorded already. Load the page again to see it.'
    case 'OnlySignatory':
    case 'NotCalled':
      return 'You are no longer asked to answer for your party. Nothing was recorded.'
    case 'UnknownAttempt':
      return 'These words belong to an earlier question. Send them again to have them read.'
    case 'DelegationNotDisclosed':
      return 'You answer here by a grant, not as the signatory. Your words need to say for whom you answer and by what authority.'
    case 'SignatureMissing':
      return 'You sign what binds you here, and this browser cannot. Nothing was recorded. Do it on a device that can: at an address that begins with https.'
    case 'UnknownKey':
    case 'SignatureFalse':
      return 'This device’s signature does not count here. Nothing was recorded. Load the page again and press once more.'
    case 'TooManyRequests':
      return `That was sent too often. Wait ${waiting(refusal.seconds)}; nothing was lost.`
    case 'Invalid':
      return refusal.message
    default:
      return 'This could not be recorded, and nothing was changed. Load the page again to see where things stand.'
  }
}

export const UNSENT =
  'There is no connection, so nothing was sent and nothing is recorded. Your words are kept on this device; press again when you are back online.'
