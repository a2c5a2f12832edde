import { readFileSync } from 'node:fs'
import { ruled } from '@/server/mediator/guard/guard'
import type { Reason } from '@/server/mediator/guard/input'
import type { Found } from '@/server/mediator/guard/learnt/fuse'
import { type Unit, unitsMarked, unitsOf } from '@/server/mediator/guard/learnt/judge'
import { type Ruled, ruledIn } from '@/server/mediator/guard/learnt/leak-rows'
import { type Labelled, parseLabelled } from '@/server/mediator/guard/measure'
import { type Reading, readingOf } from '@/server/mediator/guard/reading'
import { CORPUS } from './sets'

/** A labelled output as the guard reads it, and where the rules found what. */
export type Studied = {
  author: string
  item: Labelled
  reading: Reading
  units: Unit[]
  /** For each reason, the units in which a rule marks something. */
  marked: Map<Reason, number[]>
  /** What the rules on leaks find where. */
  ruled: Ruled
  /** Whether a rule is sure of a leak. */
  sure: boolean
}

export function studied(author: string, names: readonly string[]): Studied[] {
  return names
    .flatMap((name) => parseLabelled(readFileSync(new URL(name, CORPUS), 'utf8')))
    .map((item) => {
      const reading = readingOf(item.act, item.text, item.context)
      const units = unitsOf(reading)
      const { found } = ruled(reading)
      const leaks = found.filter((one) => one.reason === 'leak')
      return {
        author,
        item,
        reading,
        units,
        marked: marksOf(reading, units, found),
        ruled: ruledIn(reading, units, leaks),
        sure: leaks.some((one) => one.sure && one.spans.length > 0),
      }
    })
}

function marksOf(reading: Reading, units: readonly Unit[], found: readonly Found[]): Map<Reason, number[]> {
  const marks = new Map<Reason, number[]>()
  for (const { spans } of found)
    for (const span of spans) {
      const here = unitsMarked(reading, units, [span]).map((unit) => units.indexOf(unit))
      marks.set(span.reason, [...(marks.get(span.reason) ?? []), ...here])
    }
  return marks
}
