import { citationFault } from './citations'
import type { Act, GuardContext, GuardSpan, GuardVerdict, Reason } from './input'
import { REASONS } from './input'
import { leakFaults } from './leak'
import { obedienceFaults } from './obeys'
import { pressingFaults } from './pressing'
import { readingOf } from './reading'
import { redLineFaults } from './red-lines'
import { markFault, rationaleFault } from './structure'
import { voiceFaults } from './voice'

/**
 * Judges one output of a mediator, whoever made it, before anyone sees it. Pure. Quotations are exempt from the
 * rules on the mediator's own voice; a sealed value is a leak wherever it stands.
 */
export function guard(output: { act: Act; text: string }, context: GuardContext): GuardVerdict {
  const reading = readingOf(output.act, output.text, context)
  const found = new Set<Reason>()
  const spans: GuardSpan[] = []
  const add = (these: GuardSpan[]) => {
    for (const one of these) {
      found.add(one.reason)
      if (
        !spans.some(
          (other) => other.start === one.start && other.end === one.end && other.reason === one.reason,
        )
      )
        spans.push(one)
    }
  }
  add(voiceFaults(reading))
  add(pressingFaults(reading))
  for (const fault of [markFault(reading), rationaleFault(reading), citationFault(reading)])
    if (fault) {
      found.add(fault.reason)
      add(fault.spans)
    }
  const lines = redLineFaults(reading)
  if (lines.dropped) found.add('red_line_dropped')
  add(lines.spans)
  add(leakFaults(reading))
  add(obedienceFaults(reading))
  const reasons = REASONS.filter((reason) => found.has(reason))
  return {
    ok: reasons.length === 0,
    reasons,
    spans: spans.sort((a, b) => a.start - b.start || a.end - b.end),
  }
}
