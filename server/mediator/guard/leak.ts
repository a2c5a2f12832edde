import type { GuardSpan } from './input'
import { claimedLeaks } from './leak-claimed'
import { dayLeaks } from './leak-days'
import { figureLeaks } from './leak-figures'
import { rankingLeaks } from './leak-ranking'
import { copiedLeaks, openWords, wordLeaks } from './leak-words'
import type { Reading } from './reading'

/**
 * Everything that gives a sealed part away, inside quotations too: its figures and words as they stand, its days, the order of its
 * weights and what only it can tell of its party, which is sure, and what is reckoned or put in other words, which is not.
 */
export function leakFaults(reading: Reading): { sure: GuardSpan[]; unsure: Record<RuledBy, GuardSpan[]> } {
  const open = openWords(reading)
  const figures = figureLeaks(reading)
  const { certain, hinted } = claimedLeaks(reading)
  return {
    sure: [
      ...figures.sure,
      ...reading.context.sealed.flatMap((one) => copiedLeaks(reading, one, open)),
      ...dayLeaks(reading),
      ...rankingLeaks(reading),
      ...certain,
    ],
    unsure: {
      figure: figures.near,
      reckoned: figures.reckoned,
      words: reading.context.sealed.flatMap((one) => wordLeaks(reading, one, open)),
      claim: [...certain, ...hinted],
    },
  }
}

/** What the rules that are not sure go by: a figure near a sealed one, a step that leads to it, words, or a claim about a party. */
export const RULED_BY = ['figure', 'reckoned', 'words', 'claim'] as const
export type RuledBy = (typeof RULED_BY)[number]
