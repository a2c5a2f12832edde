import { compareBase } from '../language/compare'
import { numbersIn } from '../language/numbers'
import { isNegated } from '../language/polarity'
import { type Bound, type Quantity, quantitiesIn } from '../language/quantities'
import { stemsOf } from '../language/words'
import { namesPattern, type Reading } from './reading'
import { rootedIn } from './thesaurus'

/**
 * How a draft's figures stand to those of a red line. `kept`: one is equal or on its right side. `against`: one that speaks of
 * the line's matter is on its wrong side. `off`: figures of the kind are there and differ.
 */
type Stand = 'kept' | 'against' | 'off'

/** `null` where no figure of the line's kind stands in the draft, or the line has none. */
export function figuresStand(reading: Reading, text: string, party: string): Stand | null {
  const all = quantitiesIn(text).map((one) => ({ ...one, bound: boundOf(text, one) }))
  if (betweenThem(reading, text, all)) return 'kept'
  const bounded = all.filter((one) => one.bound !== 'exactly')
  const stands = (bounded.length > 0 ? bounded : all).map((line) => standOf(reading, line, text, party))
  for (const one of ['kept', 'against', 'off'] as const) if (stands.includes(one)) return one
  return all.some((line) => standOf(reading, line, text, party) === 'kept') ? 'kept' : null
}

/** A figure of the draft between the two that a line names: "between 16:30 and 17:15". */
function betweenThem(reading: Reading, text: string, [from, to]: readonly Quantity[]): boolean {
  if (!from || !to || isNegated(text) || !/\bbetween\s+(?:the )?$/.test(text.slice(0, from.start)))
    return false
  return quantitiesIn(reading.text).some((one) => {
    const [low, high] = [compareBase(one, from), compareBase(one, to)]
    return low !== null && high !== null && low[0] >= low[1] && high[0] <= high[1]
  })
}

function standOf(reading: Reading, line: Quantity, text: string, party: string): Stand | null {
  const same = sameKind(reading, line, text, party)
  if (same === 'kept' || same === 'off') return same
  const bare = anyUnit(reading, line, text, party)
  // The line's own figure beside one on its wrong side leaves open which of them is the term.
  if (same === 'against') return bare === 'equal' ? 'off' : same
  return bare ? 'kept' : null
}

/** "No house within 900 metres" is a least distance, whatever "within" bounds elsewhere. */
const KEPT_AWAY = /\b(?:no|not|never|nobody|nothing)\b[^.;]*\b(?:within|closer than|nearer than|inside)\s+$/
/** "Before my father arrives on 3 May" ends with the day. */
const BEFORE = /(?<!\b(?:no|not|never|nobody|nothing)\b[^.;]*)\bbefore\b[^.;,]*\bon\s+$/

/** The bound of a red line's figure, by the whole of the line. */
function boundOf(text: string, { start, end, kind, bound }: Quantity): Bound {
  const before = text.slice(0, start)
  if (KEPT_AWAY.test(before)) return 'at-least'
  // "Invoices over 30 days old" says which, not how long.
  if (/^ (?:old|late)\b/.test(text.slice(end))) return 'exactly'
  return kind === 'day' && bound === 'exactly' && BEFORE.test(before) ? 'at-most' : bound
}

/** By figures that count the same thing. */
function sameKind(reading: Reading, line: Quantity, text: string, party: string): Stand | null {
  const all = quantitiesIn(reading.text)
  if (all.some((one) => equal(one, line))) return 'kept'
  const same = all.filter((one) => compareBase(one, line) !== null && !partOf(reading.text, one))
  if (same.length === 0) return null
  const near = same.filter((one) => concerns(clauseOf(reading.text, one.start), text, party))
  const right = (near.length > 0 ? near : same).some((one) => {
    const pair = compareBase(one, line)
    return pair !== null && within(pair[0], pair[1], line.bound)
  })
  if (right) return 'kept'
  // A time of day that differs is another time, bound or not.
  return near.length > 0 && (line.bound !== 'exactly' || line.kind === 'clock') ? 'against' : 'off'
}

/** "Half of the 60,000" is a part of a sum, and no share of what a line speaks of. */
const partOf = (text: string, { start, end }: Quantity) =>
  /\b(?:half|third|quarter)$/.test(text.slice(start, end)) &&
  /^ (?:of )?(?:the |that |what )?[€$£]? ?\d/.test(text.slice(end))

const HALF_DAY = 720

/** The same figure, whether it lies ahead or not, and by whichever half of the day: "nine o'clock" is 9 p.m. too. */
function equal(one: Quantity, line: Quantity): boolean {
  if (one.kind === 'duration' && line.kind === 'duration') return one.value === line.value
  if (one.kind === 'clock' && line.kind === 'clock') return (one.value - line.value) % HALF_DAY === 0
  const pair = compareBase(one, line)
  return pair !== null && Math.abs(pair[0] - pair[1]) < 1e-9
}

/** A figure on the right side of a bound. "From 6:00" is not within "never before 7:00". */
function within(value: number, limit: number, bound: Bound): boolean {
  if (bound === 'exactly') return value === limit
  return bound === 'at-least' ? value >= limit : value <= limit
}

/** What stands before a number that names a thing and measures none. */
const NAMING =
  /(?:\b(?:issues?|terms?|points?|clauses?|options?|articles?|art\.?|no\.|version|ward|chapter|lanes?|pitch|plot)\s*|#|§\s*|\(issues? \d+(?:,| and) )$/
/** The beginning of a line, where a number with a point counts the terms. */
const OPENS = /(?:^|\n)\s*[([]?$/
/** Words that set a bound, or say that one is kept. */
const BOUNDING =
  /\b(?:under|over|below|above|within|at (?:most|least)|no (?:more|less|fewer|longer)|max\p{L}*|min\p{L}*|limits?|ceiling|cap(?:ped)?|floor|lines?|exceed\p{L}*|up to|or (?:more|less))\b/u

const PACES: ReadonlySet<string> = stemsOf(
  'hour day week weekend month quarter year time times each more less',
)

/**
 * By the bare number, where the unit is left out or abbreviated: "180 t", "a subsidy of 19,000", "under the 5.00". It must
 * stand in a clause that speaks of the line's matter or names its party.
 */
function anyUnit(reading: Reading, line: Quantity, text: string, party: string): 'equal' | 'within' | null {
  if (['day', 'duration', 'frequency'].includes(line.kind)) return null
  const number = numbersIn(text).find((one) => one.start >= line.start && one.start < line.end)
  if (!number) return null
  const limit = number.fraction ? number.value * 100 : number.value
  if (line.kind === 'clock' && !Number.isInteger(limit)) return null
  const { bound } = line
  const owner = new RegExp(`\\b${namesPattern([party])}\\b`, 'u')
  const names = stemsOf(party)
  const matter = rootedIn(new Set([...stemsOf(text)].filter((one) => !names.has(one) && !PACES.has(one))))
  const found = numbersIn(reading.text).flatMap((one): ('equal' | 'within')[] => {
    const before = reading.text.slice(Math.max(0, one.start - 16), one.start)
    if (NAMING.test(before) || (OPENS.test(before) && /^[.)\]:]/.test(reading.text.slice(one.end)))) return []
    const value = one.fraction ? one.value * 100 : one.value
    const clause = clauseOf(reading.text, one.start)
    const about = owner.test(clause) || [...stemsOf(clause)].some(matter)
    if (Math.abs(value - limit) < 1e-9)
      return about || (limit >= 100 && bound !== 'exactly') || BOUNDING.test(clause) ? ['equal'] : []
    return about && bound !== 'exactly' && line.kind !== 'clock' && within(value, limit, bound)
      ? ['within']
      : []
  })
  return found.find((one) => one === 'equal') ?? found[0] ?? null
}

function clauseOf(text: string, at: number): string {
  const from = Math.max(...[', ', '; ', '. ', '\n'].map((mark) => text.lastIndexOf(mark, at)))
  const to = text.slice(at).search(/[,;]\s|\.\s|\n/)
  return text.slice(from + 1, to < 0 ? text.length : at + to)
}

const ORDERING: ReadonlySet<string> = stemsOf(
  'before after until above below under over within during without',
)

function concerns(clause: string, line: string, party: string): boolean {
  const stems = new Set([...stemsOf(line)].filter((one) => !ORDERING.has(one)))
  return (
    new RegExp(`\\b${namesPattern([party])}\\b`, 'u').test(clause) ||
    [...stemsOf(clause)].some((one) => stems.has(one))
  )
}
