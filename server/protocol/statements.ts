import { z } from 'zod'
import { labels, MOST_SPANS, reasonCodes, secondOutcomes } from '@/server/ratification/reading'
import { day, decimal, millionths } from './amounts'
import { partyId } from './ids'
import { LIMIT } from './limits'
import { reference } from './settlement'
import { label, line, lines, optionalProse, prose, sourceText, title } from './text'

/** What one document says on an issue. `source` counts from 1 in the uploaded ones; `quote` stands in it to the letter. */
export const sourcePosition = z.strictObject({
  name: title,
  source: z.int().min(1).nullable(),
  quote: line.nullable(),
  text: prose,
})
export type SourcePosition = z.infer<typeof sourcePosition>

/** A red line that a proposal seems to cross, as the check at the door read both, and why it thinks so. */
export const crossing = z.strictObject({
  party: partyId,
  item: z.string().regex(/^r\d{1,2}$/),
  why: line,
})
export type Crossing = z.infer<typeof crossing>
export const consentAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('consent') }),
  z.strictObject({ answer: z.literal('object'), reason: prose }),
])
export type ConsentAnswer = z.infer<typeof consentAnswer>
export const source = z.strictObject({ title, text: sourceText })

export const intentStatement = z.strictObject({
  goals: z
    .array(z.strictObject({ text: line, rationale: optionalProse }))
    .min(1, 'State at least one goal.')
    .max(LIMIT.list),
  constraints: lines,
  redLines: lines,
  tradeable: lines,
  context: optionalProse,
})
export type IntentStatement = z.infer<typeof intentStatement>

/** What an issue asks for. Amounts are decimal strings, never floats. */
export const issueKind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text') }),
  z
    .strictObject({ kind: z.literal('options'), options: z.array(line).min(2).max(LIMIT.list) })
    .refine(({ options }) => new Set(options).size === options.length, 'Two options are the same.'),
  z
    .strictObject({
      kind: z.literal('amount'),
      unit: label(24).min(1),
      min: decimal.nullable(),
      max: decimal.nullable(),
      /** Amounts go from the least in such steps; any amount in between where it is left out. */
      step: decimal.optional(),
    })
    .refine(({ step }) => step === undefined || millionths(step) > 0n, 'The step is more than nothing.')
    .refine(
      ({ min, max }) => min === null || max === null || millionths(min) <= millionths(max),
      'The least is more than the most.',
    ),
  z
    .strictObject({ kind: z.literal('date'), first: day.optional(), last: day.optional() })
    .refine(({ first, last }) => !first || !last || first <= last, 'The last day lies before the first.'),
])
export type IssueKind = z.infer<typeof issueKind>

/** A change a party wants, term by term. `term` counts from 1 in the version it answers. */
export const termChange = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('replace'), term: z.int().min(1), text: prose, comment: optionalProse }),
  z.strictObject({ change: z.literal('remove'), term: z.int().min(1), comment: optionalProse }),
  z.strictObject({ change: z.literal('comment'), term: z.int().min(1), comment: prose }),
  z.strictObject({ change: z.literal('add'), heading: title, text: prose, comment: optionalProse }),
])
export type TermChange = z.infer<typeof termChange>

/** JSON knows a minus zero, canonical text does not. */
const offset = z
  .int()
  .min(0)
  .refine((value) => !Object.is(value, -0))

const opinion = z.strictObject({ reader: label(120), outcome: z.enum(secondOutcomes) })
export const reading = z.strictObject({
  label: z.enum(labels),
  reasons: z.array(z.enum(reasonCodes)).max(reasonCodes.length),
  spans: z.array(z.strictObject({ start: offset, end: offset, reason: z.enum(reasonCodes) })).max(MOST_SPANS),
  screen: z.strictObject({ version: label(40), digest: z.string().regex(/^[0-9a-f]{64}$/) }),
  second: opinion.extend({ each: z.array(opinion).min(2).max(20).exactOptional() }).exactOptional(),
})

const quoted = z.strictObject({ reference, quote: prose })
export const finding = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('conflict'), text: prose, between: z.tuple([quoted, quoted]) }),
  z.strictObject({ kind: z.literal('vague'), text: prose, about: quoted }),
  /** Something taken for granted that somebody else, or nobody, has said. */
  z.strictObject({ kind: z.literal('assumption'), text: prose, about: quoted }),
])
export type Finding = z.infer<typeof finding>
export const mediatorQuestion = z.strictObject({
  to: partyId.nullable(),
  text: prose,
  why: prose,
  about: z.array(reference).max(8),
})
