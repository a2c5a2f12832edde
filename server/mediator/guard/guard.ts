import { citationFault } from './citations'
import { withoutEchoes } from './echoes'
import type { Act, GuardContext, GuardSpan, GuardVerdict, Reason } from './input'
import { REASONS } from './input'
import { leakFaults, RULED_BY } from './leak'
import { type Found, missed, unitsToWeigh, weighed } from './learnt/fuse'
import { LEARNT } from './learnt/learners'
import { linesDropped } from './lines-weighed'
import { obedienceFaults } from './obeys'
import { pressingFaults } from './pressing'
import { type Reading, readingOf } from './reading'
import { type RedLineFaults, redLineFaults } from './red-lines'
import { type Fault, markFault, rationaleFault } from './structure'
import { voiceFaults } from './voice'

/**
 * Judges one output of a mediator, whoever made it, before anyone sees it. Pure. Quotations are exempt from the
 * rules on the mediator's own voice; a sealed value is a leak wherever it stands. What rules find in words is weighed by
 * what was learnt of such words, which may find more; what is missing, and figures, the rules alone decide.
 */
export function guard(output: { act: Act; text: string }, context: GuardContext): GuardVerdict {
  const reading = readingOf(output.act, output.text, context)
  const { missing: lacking, found, lines } = ruled(reading)
  const units = unitsToWeigh(reading)
  const missing = [...missed(reading.act, units, lacking), ...linesDropped(reading, units, lines)]
  const reasons = new Set<Reason>(missing.map((one) => one.reason))
  const spans: GuardSpan[] = []
  const spoken = ownLeaks(reading, weighed(reading, units, found)).filter(
    (one) => one.reason !== 'red_line_dropped',
  )
  for (const one of [...missing.flatMap((fault) => fault.spans), ...spoken]) {
    reasons.add(one.reason)
    if (!spans.some((other) => same(one, other))) spans.push(one)
  }
  const given = REASONS.filter((reason) => reasons.has(reason))
  return {
    ok: given.length === 0,
    reasons: given,
    spans: spans.sort((a, b) => a.start - b.start || a.end - b.end),
  }
}

/** What it gives away besides what it says back to the letter. */
function ownLeaks(reading: Reading, spans: GuardSpan[]): GuardSpan[] {
  if (!spans.some((one) => one.reason === 'leak')) return spans
  const heard = withoutEchoes(reading)
  if (heard === reading) return spans
  const leaks = weighed(heard, unitsToWeigh(heard), ruled(heard).found)
  return [...spans.filter((one) => one.reason !== 'leak'), ...leaks.filter((one) => one.reason === 'leak')]
}

/** What the rules alone find: what is missing or made up, what words and figures say, how red lines fare. */
export function ruled(reading: Reading): { missing: Fault[]; found: Found[]; lines: RedLineFaults } {
  const lines = redLineFaults(reading)
  const leaks = leakFaults(reading)
  const spoken = [...voiceFaults(reading), ...pressingFaults(reading), ...obedienceFaults(reading)]
  const missing = [markFault(reading), rationaleFault(reading), citationFault(reading)].filter(
    (one) => one !== null,
  )
  return {
    lines,
    missing: [
      ...missing,
      ...spoken
        .filter((one) => !LEARNT.some((reason) => reason === one.reason))
        .map((one) => ({ reason: one.reason, spans: [one], sure: true })),
    ],
    found: [
      { reason: 'leak', sure: true, by: 'figure', spans: leaks.sure },
      ...RULED_BY.map((by) => ({ reason: 'leak' as const, sure: false, by, spans: leaks.unsure[by] })),
      { reason: 'red_line_dropped', sure: true, spans: lines.aside },
      { reason: 'red_line_dropped', sure: false, spans: lines.spans },
      ...LEARNT.map((reason) => ({
        reason,
        sure: false,
        spans: spoken.filter((one) => one.reason === reason),
      })),
    ],
  }
}

const same = (a: GuardSpan, b: GuardSpan) => a.start === b.start && a.end === b.end && a.reason === b.reason
