import { z } from 'zod'
import { partyId } from './ids'

/** Ways to choose among packages; none is preferred unless the charter says so. */
export const CRITERIA = ['nash', 'kalai-smorodinsky', 'egalitarian', 'utilitarian'] as const
export type CriterionName = (typeof CRITERIA)[number]

/** Bounds stop further moves and ask. `null` means no bound. */
export const bargainingBounds = z.strictObject({
  /** Full turns round the table. */
  rounds: z.int().min(1).max(500).nullable(),
  offers: z.int().min(1).max(5_000).nullable(),
  /** Since bargaining began or was last resumed. */
  minutes: z.int().min(1).max(525_600).nullable(),
})
export type BargainingBounds = z.infer<typeof bargainingBounds>

export const bargainingTerms = z.strictObject({
  protocol: z.enum(['alternating', 'parallel']),
  /** Which package is drafted; null: only one that every party at the table accepts. What is canonical it never decides. */
  rule: z.strictObject({ atLeast: z.int().min(2).max(30), veto: z.array(partyId).max(30) }).nullable(),
  bounds: bargainingBounds,
  /** Nobody coming nearer for so many rounds stops the talk and asks. */
  stagnation: z
    .strictObject({
      rounds: z.int().min(1).max(50),
      /** What counts as coming nearer on an amount: more than so many thousandths of its range. */
      amount: z.int().min(0).max(1_000),
      /** And on a date: more than so many days. On options, any taking up counts. */
      days: z.int().min(0).max(3_650),
    })
    .nullable(),
  /** The criterion whose package a mediator shows first; null where none is preferred. */
  criterion: z.enum(CRITERIA).nullable(),
})
export type BargainingTerms = z.infer<typeof bargainingTerms>

export const BARGAINING: BargainingTerms = {
  protocol: 'alternating',
  rule: null,
  bounds: { rounds: 20, offers: null, minutes: null },
  stagnation: { rounds: 3, amount: 10, days: 0 },
  criterion: null,
}
