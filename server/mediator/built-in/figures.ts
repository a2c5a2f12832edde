import { compareBase } from '../language/compare'
import { kept } from '../language/kept'
import { boundOf, minutesIn, type Quantity, quantitiesIn } from '../language/quantities'

/** A figure as conflicts and drafts read it. `weekdays` are those its words name, 0 for Monday; null where they name none. */
export type Figure = Quantity & { weekdays: readonly number[] | null }

/**
 * Figures in a statement, with what single figures do not show: the two ends of a range are bounds in one unit, both
 * hours of "6 to 8 pm" are hours, parts of a year are times, and hours belong to the weekdays they are said of.
 */
export const figuresIn = kept((text: string): readonly Figure[] => {
  const weeks = weekdaysIn(text)
  return rangesIn(text, timesIn(text, quantitiesIn(text))).map((one) => ({
    ...plainUnit(one),
    weekdays: one.kind === 'clock' ? daysOf(weeks, one) : null,
  }))
})

const MINUTES: Record<string, number> = { hour: 60, day: 1440, week: 10_080, month: 43_830, year: 525_960 }
const PARTS: Record<string, number> = { half: 1 / 2, quarter: 1 / 4, third: 1 / 3, 'three quarters': 3 / 4 }
const TIMES_A_YEAR: Record<string, number> = { day: 365.25, week: 52.18, month: 12, year: 1 }

/** "A quarter of a year", "half a year", "a year and a half", "at most a year"; and "every twelve months", which is how often. */
function timesIn(text: string, all: readonly Quantity[]): Quantity[] {
  const found: Quantity[] = []
  const duration = (one: RegExpExecArray, value: number) => {
    const [start, end] = [one.index, one.index + one[0].length]
    const before = text.slice(Math.max(0, start - 48), start).replace(/^.*[.;:](?=\s)/, '')
    const after = text.slice(end, end + 60).replace(/[.;](?:\s.*)?$/s, '')
    const bound = boundOf(before, after, false)
    found.push({ start, end, text: one[0], value, kind: 'duration', unit: '', per: '', bound, ahead: false })
  }
  for (const one of text.matchAll(
    /\b(?:(?:a|one) )?(half|quarter|third|three quarters) (?:of )?an? (hour|day|week|month|year)\b/gi,
  ))
    duration(one, (PARTS[one[1]?.toLowerCase() ?? ''] ?? 1) * (MINUTES[one[2]?.toLowerCase() ?? ''] ?? 1))
  for (const one of text.matchAll(/\b(?:a|one) (hour|day|week|month|year) and a half\b/gi))
    duration(one, 1.5 * (MINUTES[one[1]?.toLowerCase() ?? ''] ?? 1))
  // Without a bound "a year" is how often, or no figure at all.
  for (const one of text.matchAll(
    /(?<=\b(?:at most|at least|no more than|not more than|no longer than|up to|within|less than|longer than|more than) )an? (hour|day|week|month|year)\b(?! and a half)/gi,
  ))
    duration(one, MINUTES[one[1]?.toLowerCase() ?? ''] ?? 1)
  const others = all.filter((one) => !found.some((by) => by.start < one.end && one.start < by.end))
  const often = others.map((one): Quantity => {
    const unit = /(day|week|month|year)s?$/i.exec(one.text)?.[1]?.toLowerCase() ?? ''
    if (one.kind !== 'duration' || !/\bevery\s*$/i.test(text.slice(0, one.start))) return one
    const each = one.value / (MINUTES[unit] ?? 1)
    return each > 0 ? { ...one, kind: 'frequency', value: (TIMES_A_YEAR[unit] ?? 1) / each } : one
  })
  return [...found, ...often].sort((a, b) => a.start - b.start)
}

/** Two neighbouring figures that are the ends of one range, as a lower and an upper bound. */
function rangesIn(text: string, all: readonly Quantity[]): Quantity[] {
  const found = [...all]
  for (let at = 0; at + 1 < found.length; at += 1) {
    const [low, high] = [found[at], found[at + 1]]
    const ends = low && high ? endsOf(text, low, high) : null
    if (!ends) continue
    found.splice(at, 2, ...ends)
    at += 1
  }
  return found
}

function endsOf(text: string, low: Quantity, high: Quantity): [Quantity, Quantity] | null {
  const joint = /^[\s\u00a0]*(and|to|or|until|till|[-–—])[\s\u00a0]*$/i.exec(
    text.slice(low.end, high.start),
  )?.[1]
  if (!joint) return null
  const before = text.slice(0, low.start)
  const between = /\bbetween\s+(?:about\s+)?$/i.test(before)
  const word = joint.toLowerCase()
  if (word === 'and' && !between) return null
  const start = high.kind === 'clock' ? hourBefore(text, low, high) : inUnitOf(low, high)
  if (!start) return null
  // "Four or five" is a range of two; "Monday or 8 pm" and "5 or 500" are none.
  if (word === 'or' && (high.kind === 'clock' || high.kind === 'day' || high.value - start.value !== 1))
    return null
  const night = high.kind === 'clock' && high.value <= start.value
  const end = night ? { ...high, value: high.value + 1440 } : high
  if (end.value <= start.value) return null
  return [
    { ...start, bound: 'at-least' },
    { ...end, bound: 'at-most' },
  ]
}

/** The lower end in the unit that stands after the upper one: the 12 of "12 and 18 months". */
function inUnitOf(low: Quantity, high: Quantity): Quantity | null {
  if (low.kind === high.kind && low.unit === high.unit)
    return low.per === high.per ? low : { ...low, per: high.per }
  if (low.kind !== 'count' || low.unit !== '') return null
  const { kind, unit, per, ahead } = high
  const value = kind === 'duration' ? low.value * minutesIn(high) : low.value
  return kind === 'frequency' || kind === 'day' ? null : { ...low, value, kind, unit, per, ahead }
}

/** "6 to 8 pm": the six is an hour of the same half of the day, or of the one before it. */
function hourBefore(text: string, low: Quantity, high: Quantity): Quantity | null {
  if (low.kind === 'clock') return low
  const hour = low.value
  if (low.kind !== 'count' || !/^\d{1,2}$/.test(low.text) || hour < 1 || hour > 12) return null
  if (!/\b[ap]\.?m\b/i.test(text.slice(high.start, high.end + 2))) return null
  const half = high.value >= 720 ? 720 : 0
  const same = (hour % 12) * 60 + half
  const value = same < high.value ? same : (same + 720) % 1440
  return { ...low, value, kind: 'clock', unit: '', per: '' }
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweekends?\b|\bweekdays?\b/gi
type Week = { start: number; end: number; days: number[] }

/** Weekdays named together: "Mondays, Wednesdays and Fridays" is one group, "Monday to Thursday" all between. */
function weekdaysIn(text: string): Week[] {
  const groups: Week[] = []
  for (const one of text.matchAll(WEEKDAY)) {
    const name = one[0].toLowerCase()
    const day = WEEKDAYS.findIndex((by) => name.startsWith(by))
    const days = name.startsWith('weekend') ? [5, 6] : name.startsWith('weekday') ? [0, 1, 2, 3, 4] : [day]
    const [last, end] = [groups.at(-1), one.index + one[0].length]
    const joint = last ? text.slice(last.end, one.index) : ''
    if (last && /^\s*(?:,|and|or|&|,\s*and|,\s*or)\s*(?:on\s+)?$/i.test(joint)) {
      last.days.push(...days)
      last.end = end
    } else if (last && /^\s*(?:to|until|through|[-–])\s*$/i.test(joint)) {
      for (let next = (last.days.at(-1) ?? day) + 1; next <= day; next += 1) last.days.push(next)
      last.end = end
    } else groups.push({ start: one.index, end, days })
  }
  return groups
}

/** The weekdays an hour is said of: those named last before it, else first after it. */
function daysOf(groups: Week[], hour: Quantity): readonly number[] | null {
  const before = groups.findLast((one) => one.end <= hour.start)
  return (before ?? groups.find((one) => one.start >= hour.end))?.days ?? null
}

/** "No more than three" counts no "than". */
const plainUnit = (one: Quantity): Quantity =>
  one.kind === 'count' && /^(?:than|least|most|to|up|about|over|under|only|maximum|minimum)$/.test(one.unit)
    ? { ...one, unit: '' }
    : one

/** The two values on one scale, or `null` where they do not count the same thing or are said of different weekdays. */
export function compareFigures(a: Figure, b: Figure): [number, number] | null {
  if (a.weekdays && b.weekdays && !a.weekdays.some((day) => b.weekdays?.includes(day))) return null
  const bare = a.kind === 'count' && b.kind === 'count' && (a.unit === '' || b.unit === '')
  return bare && a.per !== '' && a.per === b.per ? [a.value, b.value] : compareBase(a, b)
}

const alike = (left: number, right: number) => Math.abs(left - right) < 1e-9 * Math.max(1, Math.abs(left))

/** Whether no figure can satisfy both: bounds that face away from each other, or a figure outside a bound. */
export function opposedFigures(a: Figure, b: Figure): boolean {
  const pair = compareFigures(a, b)
  if (!pair) return false
  const [left, right] = pair
  if (alike(left, right)) return false
  if (a.bound === 'exactly' && b.bound === 'exactly') return true
  return left > right
    ? a.bound !== 'at-most' && b.bound !== 'at-least'
    : a.bound !== 'at-least' && b.bound !== 'at-most'
}

/** Whether a figure is the one that is named, or keeps within it. */
export function satisfies(one: Figure, wanted: Figure): boolean {
  const pair = compareFigures(one, wanted)
  if (!pair) return false
  const [left, right] = pair
  if (alike(left, right))
    return one.bound === wanted.bound || one.bound === 'exactly' || wanted.bound === 'exactly'
  if (wanted.bound === 'at-least') return left > right && one.bound !== 'at-most'
  return wanted.bound === 'at-most' && left < right && one.bound !== 'at-least'
}
