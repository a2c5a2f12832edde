import type { Act, Reason } from './input'

/** What would make the same words harmless: denied, conditional, left open, asked, somebody else's. */
export type Excuse = 'denied' | 'supposed' | 'open' | 'asked' | 'attributed' | 'inner-denial' | 'argued'

/** A way to say what a mediator must not, as the source of a pattern, with what would excuse the same words. */
export type Phrase = { reason: Reason; source: string; unless: Excuse[]; acts?: readonly Act[] }

/** Phrases for one reason, from sources of patterns. */
export type PhrasesOf = (
  reason: Reason,
  unless: Excuse[],
  sources: string[],
  acts?: readonly Act[],
) => Phrase[]
