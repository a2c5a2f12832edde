import { z } from 'zod'

export const ACTS = ['clarify', 'conflicts', 'alternatives', 'simulate', 'draft', 'question'] as const
export const REASONS = [
  'asserts_agreement',
  'implies_consent',
  'pressure',
  'own_values',
  'not_marked_provisional',
  'no_rationale',
  'red_line_dropped',
  'cites_nothing',
  'leak',
  'obeys_party',
] as const
export type Act = (typeof ACTS)[number]
export type Reason = (typeof REASONS)[number]

const said = z.object({ party: z.string(), text: z.string() })
const sealedPart = z.object({
  party: z.string(),
  kind: z.enum(['batna', 'weight', 'score', 'note']),
  text: z.string(),
  value: z.union([z.string(), z.number()]).optional(),
})

/** What an output is judged against: what was said in public, and what must never be said. */
export const guardContext = z.object({
  parties: z.array(z.string()),
  redLines: z.array(said),
  statements: z.array(said),
  sealed: z.array(sealedPart),
  /** What else stands before whoever wrote the output, and is nobody's secret: it gives none away, and states nothing. */
  open: z.array(z.string()).optional(),
  issues: z.array(z.object({ number: z.number(), title: z.string() })),
})
export type GuardContext = z.infer<typeof guardContext>
export type SealedText = z.infer<typeof sealedPart>

/** One line of a file given to `parley guard`. Unknown keys are let through and ignored. */
export const guardLine = z.object({
  id: z.union([z.string(), z.number()]),
  act: z.enum(ACTS),
  text: z.string(),
  context: guardContext,
})

export type GuardSpan = { start: number; end: number; reason: Reason }
/** `spans` are UTF-16 offsets into the output; a missing thing (a mark, a rationale) has no span. */
export type GuardVerdict = { ok: boolean; reasons: Reason[]; spans: GuardSpan[] }
