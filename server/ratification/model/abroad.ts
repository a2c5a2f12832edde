import type { Weights } from '@/server/ratification/model/judge'
import type { Opinions } from '@/server/ratification/model/opinion'

/** What is learnt about statements in other languages than English, all languages in one: every feature of words carries its language. */
export interface Abroad {
  /** By runs of words and signs in their language and place, and what the book noticed and made of it. */
  harm: Weights
  /** By runs of signs alone, in no language: what the book does not know, it has not to be told about. */
  runs: Weights
  opinions: Opinions
}

/** How much the first of the two counts beside the second: near misses taught it to trust the book more than plain words bear out. */
export const SHARE = 0.7

/**
 * How harmful a statement in another language may look and still be a ratification: made of an act, a reference and harmless
 * turns alone; where its phrase book takes it for one too; and where the book does not. Chosen by leaving out authors, see README.md.
 */
export const limitsAbroad = { bare: 6, known: -1.5, unknown: -2 } as const
