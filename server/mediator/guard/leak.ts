import type { GuardSpan } from './input'
import { claimedLeaks } from './leak-claimed'
import { figureLeaks } from './leak-figures'
import { copiedLeaks, openWords, wordLeaks } from './leak-words'
import type { Reading } from './reading'

/**
 * Everything that gives a sealed part away, inside quotations too: its figures and its words as they stand, which is sure,
 * and what is reckoned or put in other words, which is not.
 */
export function leakFaults(reading: Reading): { sure: GuardSpan[]; words: GuardSpan[] } {
  const open = openWords(reading)
  const figures = figureLeaks(reading)
  return {
    sure: [...figures.sure, ...reading.context.sealed.flatMap((one) => copiedLeaks(reading, one, open))],
    words: [
      ...figures.reckoned,
      ...reading.context.sealed.flatMap((one) => wordLeaks(reading, one, open)),
      ...claimedLeaks(reading),
    ],
  }
}
