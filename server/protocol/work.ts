import { z } from 'zod'
import { commandId, commitment, partyId } from './ids'
import { LIMIT } from './limits'
import { reference } from './settlement'
import { label, line, prose } from './text'

/**
 * What can be asked of a mediator. `review` names conflicts, vague words and assumptions; `compare` weighs settlements
 * pairwise by each party's stated interests.
 */
export const ACTS = [
  'review',
  'draft',
  'questions',
  'clarify',
  'alternatives',
  'simulate',
  'compare',
  'packages',
] as const
export const act = z.enum(ACTS)
export type Act = z.infer<typeof act>
/** Acts answered in words. Packages are computed, from offers and what parties chose to share. */
export const TEXT_ACTS = act.exclude(['packages']).options
export type TextAct = (typeof TEXT_ACTS)[number]
/** Acts that can be switched on, to be done without being asked each time. */
export const AUTOMATIC = ['clarify', 'review'] as const

/** What an act is about, where it is not the whole matter. `term` counts from 1. */
export const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('intent'), party: partyId }),
  z.strictObject({ kind: z.literal('term'), version: z.int().min(1), term: z.int().min(1) }),
])
export type Subject = z.infer<typeof subject>

const sources = z.array(reference).max(LIMIT.list)
const quoted = z.strictObject({ reference, quote: prose })

/** One statement of an intent said anew: what of it was kept, what changed, and what the mediator is not sure of. */
export const rephrased = z.strictObject({
  item: z.string().regex(/^[gcrw]\d{1,2}$/),
  text: line,
  kept: z.array(line).max(12),
  changed: z.array(line).max(12),
  unsure: z.array(line).max(12),
})
export type Rephrased = z.infer<typeof rephrased>

export const SITUATIONS = ['late', 'unpaid', 'sold', 'ill', 'disputed'] as const
export type Situation = (typeof SITUATIONS)[number]
export const reader = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('party'), party: partyId }),
  z.strictObject({ kind: z.literal('stranger') }),
  z.strictObject({ kind: z.literal('judge') }),
  z.strictObject({ kind: z.literal('situation'), situation: z.enum(SITUATIONS) }),
])
export type Reader = z.infer<typeof reader>

export const LEANS = ['a', 'b', 'both', 'neither', 'unclear'] as const
/** How two settlements stand to one stated interest of a party: which of them carries it, as far as words go. */
const weighed = z.strictObject({ about: reference, leans: z.enum(LEANS), why: line })

/** What a mediator's run gives besides findings and drafts. None of it binds or changes anything. */
export const work = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('clarification'),
    party: partyId,
    version: z.int().min(1),
    items: z.array(rephrased).min(1).max(160),
  }),
  z.strictObject({
    kind: z.literal('alternatives'),
    version: z.int().min(1),
    term: z.int().min(1),
    options: z
      .array(z.strictObject({ text: prose, differs: prose, sources }))
      .min(1)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('readings'),
    version: z.int().min(1),
    term: z.int().min(1),
    readings: z
      .array(z.strictObject({ reader, text: prose, open: z.array(line).max(12) }))
      .min(1)
      .max(40),
  }),
  z.strictObject({
    kind: z.literal('comparison'),
    pairs: z
      .array(
        z.strictObject({
          a: z.int().min(1),
          b: z.int().min(1),
          party: partyId,
          points: z.array(weighed).max(LIMIT.list),
        }),
      )
      .min(1)
      .max(120),
  }),
  /** Where models that were asked the same say different things; each under its own name. */
  z.strictObject({
    kind: z.literal('disagreement'),
    points: z
      .array(
        z.strictObject({
          about: line,
          said: z
            .array(z.strictObject({ by: line, text: prose }))
            .min(2)
            .max(8),
        }),
      )
      .min(1)
      .max(60),
  }),
  /** Parts of parties' texts that speak to software. They were read as statements like any other. */
  z.strictObject({ kind: z.literal('addressed'), texts: z.array(quoted).min(1).max(60) }),
])
export type Work = z.infer<typeof work>
export type WorkOf<K extends Work['kind']> = Extract<Work, { kind: K }>

/** What one question to a model used: tokens, millionths of a US dollar where a price is known, milliseconds. */
const used = z.strictObject({
  input: z.int().min(0),
  output: z.int().min(0),
  microdollars: z.int().min(0).nullable(),
  ms: z.int().min(0),
})

export const modelCall = z.strictObject({
  run: commandId,
  model: line,
  /** What it was asked for, such as `draft`. */
  purpose: label(40).min(1),
  promptDigest: z.string().regex(/^[0-9a-f]{64}$/),
  outcome: z.enum(['answered', 'unusable', 'failed']),
  used,
  /** Commits to exactly what was sent and what came back, which is sealed. */
  exchange: commitment,
})
export type ModelCall = z.infer<typeof modelCall>
