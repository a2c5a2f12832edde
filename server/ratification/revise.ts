import type { Verdict } from '@/server/ratification/decide'
import type { Evidence } from '@/server/ratification/english'
import type { Unit } from '@/server/ratification/model/features'
import { type Opinions, opinionOn, withVerdict } from '@/server/ratification/model/opinion'
import type { StatementFeatures } from '@/server/ratification/model/statement'
import { type ReasonCode, reasonCodes, type Span } from '@/server/ratification/reading'

/** A text that shows more (some 4,000 characters) keeps the rules' name. */
const MOST_FEATURES = 8_000

/**
 * What is no ratification may still be called by the wrong name: a refusal nobody listed, a reason told in other words.
 * What was learnt from labelled statements names it again, with the rules' own verdict as its first evidence. It can
 * never make a ratification of it. Marks of the rules stay where the reason does.
 */
export function revise(
  verdict: Verdict,
  { evidence, units, features }: { evidence: Evidence; units: readonly Unit[]; features: StatementFeatures },
  opinions: Opinions,
): Verdict {
  if (features.length > MOST_FEATURES) return verdict
  const { label, reasons } = opinionOn(withVerdict(features, verdict), units, opinions, evidence.marked)
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
