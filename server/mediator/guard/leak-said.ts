import { clocksIn, daysIn } from '../language/dates'
import { type NumberAt, numbersIn } from '../language/numbers'
import { plainOf } from '../language/plain'
import { quantitiesIn } from '../language/quantities'
import type { SealedText } from './input'
import type { Secret } from './leak-disguises'
import type { Reading } from './reading'

const PART_OF_TEXT =
  /\b(?:issues?|terms?|version|section|§|clause|option|step|page|article|item|point|question|round|paragraph|no\.|#|variant|level|appendix|year|phase|group|room|floor|road|street)\s*(?:no\.?\s*)?$/
export function secretsOf(sealed: SealedText): Secret[] {
  const text = plainOf(sealed.text).text
  const taken = [...daysIn(text), ...clocksIn(text)]
  const inside = quantitiesIn(text)
  const figures = numbersIn(text)
    .filter((one) => !taken.some((other) => one.start < other.end && other.start < one.end))
    .map((one) => ({ value: one.value, fraction: one.fraction, unit: unitAt(inside, one) }))
  const given = sealed.value === undefined ? null : numbersIn(String(sealed.value))[0]
  const declared = given ? numberOf(String(sealed.value), given) : null
  const all =
    declared === null || figures.some((one) => sameFigure(one.value, declared))
      ? figures
      : [{ value: declared, fraction: declared < 1, unit: figures[0]?.unit ?? '' }, ...figures]
  return all.map((one, at) => ({
    ...one,
    text,
    kind: sealed.kind,
    main:
      declared === null
        ? at === 0
        : sameFigure(one.value, declared) || (one.fraction && Math.abs(one.value - declared) < 0.01),
  }))
}

/** `value` is a plain decimal: no thousands separators to guess at. */
function numberOf(text: string, read: NumberAt): number {
  const plain = Number(text.replace(/[^\d.-]/g, ''))
  return Number.isFinite(plain) ? Math.abs(plain) : read.value
}

function unitAt(all: ReturnType<typeof quantitiesIn>, one: NumberAt): string {
  const found = all.find((other) => other.start <= one.start && one.end <= other.end + 1)
  return found ? `${found.kind}:${found.unit}` : ''
}

export const sameFigure = (a: number, b: number) => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 1e-6)

/** A figure of the output, with the words around it and the figures of its own and the neighbouring sentences. */
export type Said = NumberAt & {
  unit: string
  before: string
  after: string
  sentence: string
  next: string
  beside: number[]
}

/** Figures said in public, with what they count: "7:00" makes no "7%" public. */
export function publicFigures(text: string): { value: number; unit: string }[] {
  const taken = [...daysIn(text), ...clocksIn(text)]
  const measured = quantitiesIn(text)
  return numbersIn(text)
    .filter((one) => !taken.some((other) => one.start < other.end && other.start < one.end))
    .flatMap((one) =>
      [one.value, ...(one.other === null ? [] : [one.other])].map((value) => ({
        value,
        unit: elided(measured, text, one.end) || unitAt(measured, one),
      })),
    )
}

/** How many figures on either side stand beside one: a text of nothing but figures is read in time that grows with its length. */
const BESIDE = 20

export function figuresSaid(reading: Reading): Said[] {
  const { text, sentences } = reading
  const days = [...daysIn(text), ...clocksIn(text)]
  const measured = quantitiesIn(text)
  const all = numbersIn(text)
    .filter((one) => !days.some((other) => one.start < other.end && other.start < one.end))
    .map((one) => ({
      ...one,
      unit: elided(measured, text, one.end) || unitAt(measured, one),
      before: text.slice(Math.max(0, one.start - 48), one.start),
      after: text.slice(one.end, one.end + 30),
      in: sentences.findIndex((other) => other.start <= one.start && one.start < other.end),
    }))
    .filter((one) => !PART_OF_TEXT.test(one.before) && !numbering(one))
  return all.map((one, at) => ({
    ...one,
    sentence: sentences[one.in]?.text ?? '',
    next: sentences[one.in + 1]?.text ?? '',
    beside: all
      .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
      .filter((other) => other !== one && Math.abs(other.in - one.in) <= 1)
      .flatMap((other) => [other.value, ...(other.other === null ? [] : [other.other])]),
  }))
}

/** "1)", "(2)", "3." at the beginning of a line, and "under 1)". */
function numbering(one: { before: string; after: string; value: number }): boolean {
  if (one.value > 30) return false
  return /(?:^|\n)\s*[(§]?\s?$/.test(one.before)
    ? /^\s*[.)]/.test(one.after)
    : /^\)/.test(one.after) && !/\([^)]*$/.test(one.before)
}

/** "Twelve instead of eight percent": the first figure has the unit of the second. */
function elided(measured: ReturnType<typeof quantitiesIn>, text: string, end: number): string {
  const joined = /^\s+(?:instead of|rather than|or|to|not|against|and not|over|in place of)\s+/.exec(
    text.slice(end),
  )
  const next = joined && measured.find((one) => one.start === end + joined[0].length)
  return next ? `${next.kind}:${next.unit}` : ''
}

/** Units that no amount of money, and no other measure, is mistaken for. */
const MEASURE =
  /^(?:metre|centimetre|kilometre|millimetre|square|cubic|tonne|ton|litre|kilogram|hectare|acre|hour|minute|day|night|week|month|year|weekend|evening|episode|bed|bench|boat|turbine|person|people|child|dog)/

/** Whether two units count different things. A bare number may count anything. */
export function unitsClash(a: string, b: string): boolean {
  if (!a || !b || a === 'count:' || b === 'count:' || a === b) return false
  const [kindA = '', unitA = ''] = a.split(':')
  const [kindB = '', unitB = ''] = b.split(':')
  if (kindA === 'count' && kindB === 'count')
    return MEASURE.test(unitA) && MEASURE.test(unitB) && unitA !== unitB
  if (kindA === 'count') return MEASURE.test(unitA)
  if (kindB === 'count') return MEASURE.test(unitB)
  return true
}

export type Range = {
  start: number
  end: number
  low: Said
  high: Said
  from: number
  to: number
  sentence: string
}

/** Two figures with everything between them: "between 29 and 30", "six to seven hundred". */
export function rangesIn(reading: Reading, said: Said[]): Range[] {
  return said.flatMap((low, at) => {
    const high = said[at + 1]
    if (!high || high.start - low.end > 24) return []
    const link = reading.text.slice(low.end, high.start)
    const joined =
      /^\s*(?:%|€|£|\$|percent|points?|\p{L}{0,10})?\s*(?:[-–—]|to|and|or|,|\/)\s*(?:€|£|\$)?\s*$/u.test(link)
    if (!joined || (/\band\b/.test(link) && !/\bbetween\b/.test(low.before))) return []
    if (/,/.test(link) && !/^\s*(?:\p{L}+\s?)?\?/u.test(high.after)) return []
    // A change or a ratio is no range: "falls from 54 to 36", "60 to 40".
    if (
      /\b(?:to)\b/.test(link) &&
      (/\bfrom\s*(?:[€$£]\s*)?$/.test(low.before) || low.value + high.value === 100)
    )
      return []
    // "between six and seven hundred": the scale belongs to both.
    const scaled =
      low.scale === 1 && high.scale > 1 && low.value < high.value / high.scale + 1
        ? low.value * high.scale
        : low.value
    return [
      {
        start: low.start,
        end: high.end,
        low,
        high,
        from: Math.min(scaled, high.value),
        to: Math.max(scaled, high.value),
        sentence: low.sentence,
      },
    ]
  })
}
