import type { GuardSpan } from '../input'
import { type Reading, span } from '../reading'
import { committed } from './committed'
import { LEARNT, type LearntReason, opinionOn, type Unit, unitsOf } from './judge'
import type { Weights } from './weigh'

/**
 * Log-odds above which a reason is given though no rule found it, and below which what a rule found is let go. Chosen on
 * outputs of authors that were left out of the learning (`npm run bench -- guard-crossed`).
 */
export const LIMITS: Record<LearntReason, { surely: number; unlikely: number }> = {
  asserts_agreement: { surely: -1.4, unlikely: -12 },
  implies_consent: { surely: -1.9, unlikely: -9 },
  pressure: { surely: -1.3, unlikely: -9 },
  own_values: { surely: -1.1, unlikely: -12 },
  red_line_dropped: { surely: -0.5, unlikely: -7 },
  leak: { surely: -0.6, unlikely: -2.9 },
  obeys_party: { surely: -1.9, unlikely: -20 },
}

/** What the rules found, and how sure they are of it: a figure is a figure, words are words. */
export type Found = { reason: LearntReason; sure: boolean; spans: GuardSpan[] }

/** The verdict on the reasons that were learnt about: what rules are sure of, or nothing can be weighed against, stays. */
export function weighed(
  reading: Reading,
  found: readonly Found[],
  weights: ReadonlyMap<LearntReason, Weights> = committed(),
): GuardSpan[] {
  // Words with no negotiation around them are a party's, about to be told: the rules alone judge those.
  const { statements, redLines } = reading.context
  const units = statements.length + redLines.length > 0 ? unitsOf(reading) : []
  return LEARNT.flatMap((reason) => {
    const learnt = weights.get(reason)
    const here = found.filter((one) => one.reason === reason)
    if (!learnt) return here.flatMap((one) => one.spans)
    const { odds, unit } = opinionOn(units, reason, learnt)
    const { surely, unlikely } = LIMITS[reason]
    const kept = here.filter((one) => one.sure || !unit || odds > unlikely).flatMap((one) => one.spans)
    return odds > surely && kept.length === 0 && unit ? [whole(reading, unit, reason)] : kept
  })
}

const whole = (reading: Reading, unit: Unit, reason: LearntReason): GuardSpan =>
  span(reading, unit.start, unit.end, reason)
