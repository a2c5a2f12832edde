import type { Line } from '@/server/ratification/line'
import { considered, type Gathered, type Opinions, opinionOn } from '@/server/ratification/model/opinion'
import { type ReasonCode, reasonCodes, type Span, type Verdict } from '@/server/ratification/reading'

/** A text whose clauses show more (some 1,700 characters) keeps the rules' name. */
const MOST_FEATURES = 3_000

/**
 * What is no ratification may still be called by the wrong name: a refusal nobody listed, a reason told in other words.
 * What was learnt from labelled statements names it again, with the rules' own verdict as its first evidence. It can
 * never make a ratification of it. Marks of the rules stay where the reason does.
 */
export function revise(verdict: Verdict, shown: Gathered, opinions: Opinions, line: Line): Verdict {
  const features = shown.units.reduce((sum, unit) => sum + unit.features.length, 0)
  if (features > MOST_FEATURES) return verdict
  const { label, reasons } = opinionOn(considered(shown, verdict), opinions, line, verdict.label)
  if (reasons.length === 0) return { label, reasons: ['none'], spans: verdict.spans.filter(isNone) }
  const spans: Span[] = []
  for (const { reason, where } of reasons) {
    const marked = verdict.spans.filter((span) => span.reason === reason)
    if (marked.length > 0) spans.push(...marked)
    else if (where) spans.push({ ...where, reason })
  }
  const named = new Set<ReasonCode>(reasons.map(({ reason }) => reason))
  return { label, reasons: reasonCodes.filter((reason) => named.has(reason)), spans }
}

const isNone = (span: Span): boolean => span.reason === 'none'
