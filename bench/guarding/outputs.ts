import { readFileSync } from 'node:fs'
import { ruled } from '@/server/mediator/guard/guard'
import type { Reason } from '@/server/mediator/guard/input'
import { type Unit, unitsOf } from '@/server/mediator/guard/learnt/judge'
import { type Labelled, parseLabelled } from '@/server/mediator/guard/measure'
import { type Reading, readingOf } from '@/server/mediator/guard/reading'
import { ROOT } from '../root'

export const CORPUS = new URL('server/mediator/guard/corpus/', ROOT)

/** The building sets by their authors. What is only counted is not among them. */
export const AUTHORS: Record<string, string[]> = {
  one: ['dev.jsonl', 'turns.jsonl'],
  two: ['second-author.jsonl', 'unseen.jsonl'],
  three: ['author-three.jsonl'],
  four: ['author-four.jsonl'],
  five: ['author-five.jsonl'],
  six: ['author-six.jsonl'],
  seven: ['author-seven.jsonl'],
  eight: ['author-eight.jsonl'],
  nine: ['author-nine.jsonl'],
  ten: ['author-ten.jsonl'],
  eleven: ['author-eleven.jsonl'],
  twelve: ['author-twelve.jsonl'],
  fourteen: ['author-fourteen.jsonl'],
  fifteen: ['author-fifteen.jsonl'],
  sixteen: ['author-sixteen.jsonl'],
  seventeen: ['author-seventeen.jsonl'],
  'built-in': ['built-in.jsonl'],
}

/** A labelled output as the guard reads it, and where the rules found what. */
export type Studied = {
  author: string
  item: Labelled
  reading: Reading
  units: Unit[]
  /** For each reason, the units in which a rule marks something. */
  marked: Map<Reason, number[]>
}

export function studied(author: string, names: readonly string[]): Studied[] {
  return names
    .flatMap((name) => parseLabelled(readFileSync(new URL(name, CORPUS), 'utf8')))
    .map((item) => {
      const reading = readingOf(item.act, item.text, item.context)
      const units = unitsOf(reading)
      return { author, item, reading, units, marked: marksOf(reading, units) }
    })
}

function marksOf(reading: Reading, units: readonly Unit[]): Map<Reason, number[]> {
  const { at } = reading.plain
  const marks = new Map<Reason, number[]>()
  for (const { spans } of ruled(reading).found)
    for (const span of spans) {
      const here = units.flatMap((unit, i) =>
        span.start < (at[unit.end] ?? Number.POSITIVE_INFINITY) && (at[unit.start] ?? 0) < span.end
          ? [i]
          : [],
      )
      marks.set(span.reason, [...(marks.get(span.reason) ?? []), ...here])
    }
  return marks
}
