import { z } from 'zod'
import { LEANS } from '@/server/protocol/work'

/** What models are asked to answer in: flat, every field required, labels instead of references. */
const label = z.string()
const labels = z.array(label)
const question = z.strictObject({ to: z.string(), text: z.string(), why: z.string(), about: labels })
const about = z.strictObject({ label, text: z.string() })

export const SHAPES = {
  review: z.strictObject({
    conflicts: z.array(z.strictObject({ first: label, second: label, text: z.string() })),
    assumptions: z.array(about),
    vague: z.array(about),
    questions: z.array(question),
  }),
  questions: z.strictObject({ questions: z.array(question) }),
  clarify: z.strictObject({
    items: z.array(
      z.strictObject({
        label,
        text: z.string(),
        kept: z.array(z.string()),
        changed: z.array(z.string()),
        unsure: z.array(z.string()),
      }),
    ),
  }),
  alternatives: z.strictObject({
    options: z.array(z.strictObject({ text: z.string(), differs: z.string(), sources: labels })),
  }),
  simulate: z.strictObject({
    readings: z.array(z.strictObject({ reader: z.string(), text: z.string(), open: z.array(z.string()) })),
  }),
  compare: z.strictObject({
    points: z.array(z.strictObject({ a: z.int(), b: z.int(), label, leans: z.enum(LEANS), why: z.string() })),
  }),
  draft: z.strictObject({
    drafts: z.array(
      z.strictObject({
        title: z.string(),
        terms: z.array(z.strictObject({ heading: z.string(), text: z.string(), sources: labels })),
        tradeOffs: z.array(z.strictObject({ text: z.string(), sources: labels })),
        met: z.array(z.strictObject({ label, term: z.int() })),
        unmet: z.array(z.strictObject({ label, why: z.string() })),
        rationale: z.string(),
      }),
    ),
  }),
} as const
export type AnswerOf<A extends keyof typeof SHAPES> = z.infer<(typeof SHAPES)[A]>
