import type { GuardSpan } from './input'
import { committed } from './learnt/committed'
import { LIMITS } from './learnt/fuse'
import { opinionOn, textOdds, type Unit } from './learnt/judge'
import type { Learnt } from './learnt/learners'
import { linesShown } from './learnt/line-signs'
import { logOdds } from './learnt/weigh'
import type { LineStand } from './lines-kept'
import { quick } from './quick'
import { type Reading, span } from './reading'
import type { RedLineFaults } from './red-lines'
import type { Fault } from './structure'

/**
 * Log-odds above which a line of a draft counts as dropped, by how it stands there by the rules: the surer they are that it
 * is kept, the stronger what was learnt must speak. Chosen on drafts of authors ten to twenty-four, left out of the learning in groups.
 */
const DROPPED: Record<LineStand, number> = {
  sure: 1,
  kept: -4,
  bent: -2,
  trace: -5.5,
  against: -8,
  nowhere: -6.5,
}

/** No draft is so good that it hides a line that it drops. */
const AT_BEST = -5

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
  const { odds, unit } = opinionOn(units, 'red_line_dropped', learnt)
  const found = [...aside, ...(odds > LIMITS.red_line_dropped.unlikely ? spans : [])]
  if (found.length > 0) return fault(found)
  const whole = (one: { start: number; end: number }) => span(reading, one.start, one.end, 'red_line_dropped')
  // A retelling may bend a line in words that no rule knows; other wordings need not speak of every line.
  if (reading.act === 'clarify' && unit && odds > LIMITS.red_line_dropped.surely) return fault([whole(unit)])
  const names = new RegExp(quick(`\\b(?:the )?${reading.name}(?:'s?)?(?!\\p{L})`), 'gu')
  const text = Math.max(textOdds(units, 'red_line_dropped', learnt), AT_BEST) - Math.log2(units.length)
  const shown = lines.length > 0 ? linesShown(reading, names) : []
  const dropped = shown.filter(
    ({ features }, at) => logOdds(features, weights) + text > DROPPED[lines[at] ?? 'sure'],
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
