import { readFileSync } from 'node:fs'
import { ruled } from '@/server/mediator/guard/guard'
import type { Reason } from '@/server/mediator/guard/input'
import type { Found } from '@/server/mediator/guard/learnt/fuse'
import { type Unit, unitsMarked, unitsOf } from '@/server/mediator/guard/learnt/judge'
import { type Ruled, ruledIn } from '@/server/mediator/guard/learnt/leak-rows'
import { type Labelled, parseLabelled } from '@/server/mediator/guard/measure'
import { type Reading, readingOf } from '@/server/mediator/guard/reading'
import { ROOT } from '../root'

export const CORPUS = new URL('server/mediator/guard/corpus/', ROOT)

/** The sets that are learnt from, by their authors. What is only counted, or only read, is not among them. */
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
  eighteen: ['author-eighteen.jsonl'],
  nineteen: ['author-nineteen.jsonl'],
  twenty: ['author-twenty.jsonl'],
  twentyone: ['author-twentyone.jsonl'],
  twentytwo: ['author-twentytwo.jsonl'],
  twentythree: ['author-twentythree.jsonl'],
  twentyfour: ['author-twentyfour.jsonl'],
  twentyfive: ['author-twentyfive.jsonl'],
  twentysix: ['author-twentysix.jsonl'],
  twentyseven: ['author-twentyseven.jsonl'],
  twentyeight: ['author-twentyeight.jsonl'],
  twentynine: ['author-twentynine.jsonl'],
  thirty: ['author-thirty.jsonl'],
  thirtyone: ['author-thirtyone.jsonl'],
  thirtytwo: ['author-thirtytwo.jsonl'],
  thirtythree: ['author-thirtythree.jsonl'],
  thirtyfour: ['author-thirtyfour.jsonl'],
  thirtyfive: ['author-thirtyfive.jsonl'],
  thirtysix: ['author-thirtysix.jsonl'],
  thirtyseven: ['author-thirtyseven.jsonl'],
  thirtyeight: ['author-thirtyeight.jsonl'],
  thirtynine: ['author-thirtynine.jsonl'],
  forty: ['author-forty.jsonl'],
  fortyone: ['author-fortyone.jsonl'],
  fortytwo: ['author-fortytwo.jsonl'],
  fortythree: ['author-fortythree.jsonl'],
  fortyfour: ['author-fortyfour.jsonl'],
  fortysix: ['author-fortysix.jsonl'],
  fortyfive: ['author-fortyfive.jsonl'],
  fortyseven: ['author-fortyseven.jsonl'],
  fortyeight: ['author-fortyeight.jsonl'],
  fortynine: ['author-fortynine.jsonl'],
  fiftyone: ['author-fiftyone.jsonl'],
  fiftytwo: ['author-fiftytwo.jsonl'],
  fiftythree: ['author-fiftythree.jsonl'],
  fiftyfour: ['author-fiftyfour.jsonl'],
  fiftyfive: ['author-fiftyfive.jsonl'],
  fiftysix: ['author-fiftysix.jsonl'],
  fiftyseven: ['author-fiftyseven.jsonl'],
  sixty: ['author-sixty.jsonl'],
  sixtyone: ['author-sixtyone.jsonl'],
  'built-in': ['built-in.jsonl'],
}

/** Authors who wrote as plainly as a product's outputs are, and less hidden than the others. */
const PLAIN = /^(?:one|two|(?:forty|fifty)(?:one|two|three|four|five|six|seven|eight|nine)|sixty(?:one)?)$/
/** How much an author's outputs count in the learning: what is like what is met counts for more. */
export const worth = (author: string): number => (PLAIN.test(author) ? 3 : 1)

/** Whose drafts red lines are learnt from: with the later authors' too, a stranger's lines are told apart worse. */
export const LINES_FROM = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'built-in']

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
