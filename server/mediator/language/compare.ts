import type { Quantity } from './quantities'

const PER_YEAR: Record<string, number> = {
  day: 365.25,
  night: 365.25,
  week: 52.18,
  weekend: 52.18,
  month: 12,
  quarter: 4,
  year: 1,
  annum: 1,
}

const unitsMeet = (a: string, b: string) =>
  a !== '' && b !== '' && (a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`))

/** The two values on one scale, or `null` where they do not count the same thing. */
export function compareBase(a: Quantity, b: Quantity): [number, number] | null {
  if (a.kind === 'day' && b.kind === 'day') return a.unit === b.unit ? [a.value, b.value] : null
  if (a.kind === 'clock' && b.kind === 'clock') return clocks(a.value, b.value)
  const often = bothOften(a, b)
  if (often) return often
  if (a.kind !== b.kind) return null
  if (a.kind === 'duration') return a.ahead === b.ahead ? [a.value, b.value] : null
  if (a.kind === 'percent' || a.kind === 'frequency') return [a.value, b.value]
  if (a.kind === 'money' ? a.unit !== b.unit : !unitsMeet(a.unit, b.unit)) return null
  return paced(a, b)
}

/** The second value on the scale that the first is written in: 9,000 a year is 750 a month. */
export function onScaleOf(like: Quantity, other: Quantity): number | null {
  const pair = compareBase(like, other)
  if (!pair) return null
  return pair[0] === like.value || pair[0] === 0 ? pair[1] : (pair[1] * like.value) / pair[0]
}

/** Past midnight belongs to the evening before it, when the other time is an evening. */
function clocks(a: number, b: number): [number, number] {
  const late = (value: number, other: number) => (value < 360 && other >= 1080 ? value + 1440 : value)
  return [late(a, b), late(b, a)]
}

/** "two weekends a month" against "once a month". */
function bothOften(a: Quantity, b: Quantity): [number, number] | null {
  const yearly = (one: Quantity): number | null => {
    if (one.kind === 'frequency') return one.value
    const pace = PER_YEAR[one.per]
    return one.kind === 'count' &&
      pace &&
      pace < 60 &&
      /^(?:weekend|night|time|evening|day|shift|visit|duty)/.test(one.unit)
      ? one.value * pace
      : null
  }
  if (a.kind !== 'frequency' && b.kind !== 'frequency') return null
  const [left, right] = [yearly(a), yearly(b)]
  return left === null || right === null ? null : [left, right]
}

/** Amounts per month against amounts per year; a missing pace is taken as the other's. */
function paced(a: Quantity, b: Quantity): [number, number] | null {
  if (a.per === b.per || a.per === '' || b.per === '') return [a.value, b.value]
  const [left, right] = [PER_YEAR[a.per], PER_YEAR[b.per]]
  return left && right ? [a.value * left, b.value * right] : null
}
