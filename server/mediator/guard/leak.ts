import type { GuardSpan } from './input'
import { claimedLeaks } from './leak-claimed'
import { figureLeaks } from './leak-figures'
import { openWords, wordLeaks } from './leak-words'
import type { Reading } from './reading'

/** Everything that gives a sealed part away, inside quotations too. */
export function leakFaults(reading: Reading): GuardSpan[] {
  const open = openWords(reading)
  return [
    ...figureLeaks(reading),
    ...reading.context.sealed.flatMap((one) => wordLeaks(reading, one, open)),
    ...claimedLeaks(reading),
  ]
}
