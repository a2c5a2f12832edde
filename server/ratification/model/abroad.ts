import type { Weights } from '@/server/ratification/model/judge'
import type { Opinions } from '@/server/ratification/model/opinion'

/** What is learnt about statements in other languages than English, all languages in one: every feature of words carries its language. */
export interface Abroad {
  harm: Weights
  opinions: Opinions
}

/**
 * How harmful a statement in another language may look and still be a ratification: made of an act, a reference and harmless
 * turns alone; where its phrase book takes it for one too; and where the book does not. Chosen by leaving out authors, see README.md.
 */
export const limitsAbroad = { bare: 1, known: -1, unknown: -2 } as const
