import type { GuardSpan } from './input'
import { committed } from './learnt/committed'
import { type Learnt, LIMITS } from './learnt/fuse'
import { opinionOn, type Unit } from './learnt/judge'
import { linesShown } from './learnt/line-signs'
import { logOdds } from './learnt/weigh'
import type { LineStand } from './lines-kept'
import { quick } from './quick'
import { type Reading, span } from './reading'
import type { RedLineFaults } from './red-lines'
import type { Fault } from './structure'

/**
 * Log-odds above which a line of a draft counts as dropped, by how it stands there by the rules: the surer they are that it
 * is kept, the stronger what was learnt must speak. Chosen on drafts of authors ten to eighteen, none of them learnt from.
 */
const DROPPED: Record<LineStand, number> = {
  sure: 0.6,
  kept: 0,
  bent: -0.8,
  trace: -2.4,
  against: -5,
  nowhere: -2.4,
}

/** Red lines that are dropped, by what the rules find of each and what was learnt of such lines. */
export function linesDropped(
  reading: Reading,
  units: readonly Unit[],
  { aside, spans, lines }: RedLineFaults,
  learnt: Learnt = committed(),
): Fault[] {
  const weights = learnt.get('red_line_dropped')
  const fault = (found: GuardSpan[]): Fault[] => [{ reason: 'red_line_dropped', spans: found, sure: false }]
  if (!weights || units.length === 0)
    return aside.length + spans.length > 0 ? fault([...aside, ...spans]) : []
  const { odds, unit } = opinionOn(units, 'red_line_dropped', weights)
  const found = [...aside, ...(odds > LIMITS.red_line_dropped.unlikely ? spans : [])]
  if (found.length > 0) return fault(found)
  const whole = (one: { start: number; end: number }) => span(reading, one.start, one.end, 'red_line_dropped')
  // A retelling may bend a line in words that no rule knows; other wordings need not speak of every line.
  if (reading.act === 'clarify' && unit && odds > LIMITS.red_line_dropped.surely) return fault([whole(unit)])
  const names = new RegExp(quick(`\\b(?:the )?${reading.name}(?:'s?)?(?!\\p{L})`), 'gu')
  const longer = Math.log2(units.length)
  const shown = lines.length > 0 ? linesShown(reading, names) : []
  const dropped = shown.filter(
    ({ features }, at) => logOdds(features, weights) - longer > DROPPED[lines[at] ?? 'sure'],
  )
  if (dropped.length === 0) return []
  // A line that is nowhere has no place in the text.
  return fault(
    dropped.flatMap((one) => {
      const near = reading.sentences[one.unit]
      const stand = lines[shown.indexOf(one)]
      return near && stand !== 'trace' && stand !== 'nowhere' ? [whole(near)] : []
    }),
  )
}
