import type { GuardSpan } from './input'
import { claimedLeaks } from './leak-claimed'
import { figureLeaks } from './leak-figures'
import { openWords, wordLeaks } from './leak-words'
import type { Reading } from './reading'

/** Everything that gives a sealed part away, inside quotations too: in figures, which are sure, and in what is reckoned or put in
 * words, which is not. */
export function leakFaults(reading: Reading): { figures: GuardSpan[]; words: GuardSpan[] } {
  const open = openWords(reading)
  const figures = figureLeaks(reading)
  return {
    figures: figures.sure,
    words: [
      ...figures.reckoned,
      ...reading.context.sealed.flatMap((one) => wordLeaks(reading, one, open)),
      ...claimedLeaks(reading),
    ],
  }
}
