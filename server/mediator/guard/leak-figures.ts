import { clocksIn, daysIn } from '../language/dates'
import { type NumberAt, numbersIn } from '../language/numbers'
import { plainOf } from '../language/plain'
import { quantitiesIn } from '../language/quantities'
import type { GuardSpan, SealedText } from './input'
import { disguises, type Open, type Secret } from './leak-disguises'
import { type Reading, span } from './reading'

const APPROX =
  /\b(?:around|about|roughly|approximately|approx\.?|circa|ca\.?|some|nearly|almost|close to|near|or so|nigh on|a (?:little|bit|shade|touch|hair|whisker|tad) (?:over|under|above|below|more than|less than|north of|short of|beyond)|(?:just|somewhat|slightly|well|barely|not much|not far|far|a good bit|comfortably|marginally) (?:over|under|above|below|more than|less than|from|off|short of|north of|south of)|under|below|less than|over|above|more than|at least|at most|up to|beyond|north of|south of|in the (?:region|neighbou?rhood|vicinity|order|area|ballpark) of|something (?:like|around|under|over|above|below)|upwards? of|as (?:low|little|high|much) as|down to|no (?:more|less|lower|higher) than|not (?:below|above|under|over)|close on|shy of|exceeds?|exceeding|starting (?:at|from)|say)\s*(?:[€$£]\s*)?$/u
const PART_OF_TEXT =
  /\b(?:issues?|terms?|version|section|§|clause|option|step|page|article|item|point|question|round|paragraph|no\.|#|variant|level|appendix|year|phase|group|room|floor|road|street)\s*(?:no\.?\s*)?$/
const WEIGHING =
  /\b(?:weigh\p{L}*|points?|scores?|scored|matters?|important|importance|priorit\p{L}*|counts?|worth|values?|valued|utility|out of|times|decision|everything|of what counts|cares?|care|attention|concerns?|interest|focus|emphasis|stake)\b/u

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
    declared === null || figures.some((one) => same(one.value, declared))
      ? figures
      : [{ value: declared, fraction: declared < 1, unit: figures[0]?.unit ?? '' }, ...figures]
  return all.map((one, at) => ({
    ...one,
    kind: sealed.kind,
    main:
      declared === null
        ? at === 0
        : same(one.value, declared) || (one.fraction && Math.abs(one.value - declared) < 0.01),
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

/** A bare year is a date: nearness says nothing. */
const year = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100
const same = (a: number, b: number) => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 1e-6)
const near = (a: number, b: number, share: number) => b !== 0 && Math.abs(a - b) / Math.abs(b) <= share

type Said = NumberAt & { unit: string; before: string; after: string; sentence: string; approximate: boolean }

/** Figures said in public, with what they count: "7:00" makes no "7%" public. */
function publicFigures(text: string): { value: number; unit: string }[] {
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

/** Sealed figures said in digits, words, ranges, rounded, or as the result of a sum with a public figure. */
export function figureLeaks(reading: Reading): GuardSpan[] {
  const spoken = reading.public.flatMap(publicFigures)
  const known = spoken.map((one) => one.value)
  const open: Open = (value, unit = '') =>
    spoken.some((one) => same(one.value, value) && !unitsClash(one.unit, unit))
  const said = figuresSaid(reading)
  const leaks: GuardSpan[] = []
  for (const sealed of reading.context.sealed)
    for (const secret of secretsOf(sealed)) {
      if (
        !secret.main &&
        (sealed.kind === 'weight' ||
          sealed.kind === 'score' ||
          open(secret.value, secret.unit) ||
          (secret.value < 13 && !secret.fraction) ||
          secret.value === 100)
      )
        continue
      const forms = formsOf(secret)
      for (const one of said)
        if (gives(one, secret, forms, open, known)) leaks.push(span(reading, one.start, one.end, 'leak'))
      for (const pair of rangesIn(reading, said)) {
        const [low, high] = [Math.min(pair.low, pair.high), Math.max(pair.low, pair.high)]
        if (open(pair.low) && open(pair.high)) continue
        if (
          forms.some((form) => low <= form && form <= high && high - low <= form * 0.4 && form >= 0.02) &&
          weighs(secret, pair.sentence)
        )
          leaks.push(span(reading, pair.start, pair.end, 'leak'))
      }
      leaks.push(...disguises(reading, secret, forms, open))
    }
  return leaks
}

function figuresSaid(reading: Reading): Said[] {
  const { text } = reading
  const days = [...daysIn(text), ...clocksIn(text)]
  const measured = quantitiesIn(text)
  return numbersIn(text)
    .filter((one) => !days.some((other) => one.start < other.end && other.start < one.end))
    .map((one) => {
      const before = text.slice(Math.max(0, one.start - 48), one.start)
      const sentence = reading.sentences.find((other) => other.start <= one.start && one.start < other.end)
      return {
        ...one,
        unit: unitAt(measured, one),
        before,
        after: text.slice(one.end, one.end + 30),
        sentence: sentence?.text ?? '',
        approximate: APPROX.test(before),
      }
    })
    .filter(
      (one) =>
        !PART_OF_TEXT.test(one.before) && !(/(?:^|\n)\s*\(?$/.test(one.before) && /^\s*[.)]/.test(one.after)),
    )
}

/** "Twelve instead of eight percent": the first figure has the unit of the second. */
function elided(measured: ReturnType<typeof quantitiesIn>, text: string, end: number): string {
  const joined = /^\s+(?:instead of|rather than|or|to|not|against|and not|over|in place of)\s+/.exec(
    text.slice(end),
  )
  const next = joined && measured.find((one) => one.start === end + joined[0].length)
  return next ? `${next.kind}:${next.unit}` : ''
}

/** A weight of 0.7 is also 70, 70%, seven tenths; a price is itself. */
function formsOf({ value, kind, fraction, unit }: Secret): number[] {
  if (unit === 'percent:%' && kind !== 'weight' && kind !== 'score') return [value, value / 100]
  // "412" among people who speak of houses is 412,000.
  if (kind !== 'weight' && kind !== 'score' && !fraction)
    return value >= 10_000 ? [value, value / 1000] : [value]
  if (value <= 1) return [value, value * 100]
  return value <= 10 ? [value, value / 10, value * 10] : value <= 100 ? [value, value / 100] : [value]
}

function unitsClash(a: string, b: string): boolean {
  if (!a || !b || a === 'count:' || b === 'count:') return false
  const [kindA] = a.split(':')
  const [kindB] = b.split(':')
  if (kindA === 'percent' && kindB === 'count') return false
  if (kindA === 'count' && kindB === 'percent') return false
  if (kindA === 'count' && kindB === 'money') return false
  if (kindA === 'money' && kindB === 'count') return false
  return a !== b && !(kindA === 'count' && kindB === 'count')
}

function weighs(secret: Secret, sentence: string): boolean {
  return (
    (secret.kind !== 'weight' && secret.kind !== 'score' && secret.value >= 13) ||
    WEIGHING.test(sentence) ||
    secret.value >= 100
  )
}

function gives(one: Said, secret: Secret, forms: number[], open: Open, known: number[]): boolean {
  if (!open(one.value, one.unit) && derived(one, one.value, secret, known)) return true
  if (unitsClash(one.unit, secret.unit)) return false
  const values = [one.value, ...(one.other === null ? [] : [one.other])]
  const weighed = secret.kind === 'weight' || secret.kind === 'score'
  if (weighed && !WEIGHING.test(one.sentence)) return false
  for (const value of values) {
    const small = Math.min(...forms.map(Math.abs)) < 13
    if (forms.some((form) => same(form, value) || (one.fraction && Math.abs(form - value) < 0.012))) {
      if (open(value, one.unit) && !secretive(one.sentence)) continue
      if (
        !small ||
        !Number.isInteger(value) ||
        (one.unit !== '' && one.unit === secret.unit && !one.unit.startsWith('count:'))
      )
        return true
      if (
        /^\s*(?:times|-?fold|out of|\/\s?\d|points?|tenths|%|percent|x\b)/.test(one.after) ||
        WEIGHING.test(one.sentence)
      )
        return true
      if (secret.value >= 13) return true
      continue
    }
    if (open(value, one.unit) || year(secret.value)) continue
    const margin =
      one.approximate || /^\s*(?:or so|or thereabouts|-?ish|give or take|plus|and a bit|\+)/.test(one.after)
        ? 0.16
        : 0.005
    if (
      forms.some((form) => form >= 1.5 && near(value, form, margin)) &&
      ((one.unit !== '' && one.unit === secret.unit) || weighs(secret, one.sentence))
    )
      return true
    if (
      one.fraction &&
      forms.some(
        (form) =>
          form < 1 && near(value, form, one.approximate || /^\s*of what/.test(one.after) ? 0.35 : 0.03),
      ) &&
      WEIGHING.test(one.sentence)
    )
      return true
  }
  return false
}

/** "two thousand below what she asks", "20 percent less", "half of it". */
function derived(one: Said, value: number, { value: secret, kind }: Secret, known: number[]): boolean {
  if (kind === 'weight' || kind === 'score' || secret < 13) return false
  const around = `${one.before.slice(-24)} ${one.after}`
  const off =
    /\b(?:less|below|lower|under|off|discount|reduction|cheaper|short|down|beneath|cut|lop|shave|knock|drop(?:s|ped)?|reduc\p{L}*|decreas\p{L}*|concession|give up|gives up)\b/u.test(
      around,
    )
  const on = /\b(?:more|above|higher|over|on top|beyond|extra|dearer|up|add)\b/.test(around)
  const share = one.fraction ? value : one.unit === 'percent:%' ? value / 100 : null
  const slack = one.approximate ? 0.04 : 0.01
  return known.some((base) => {
    if (base < 13) return false
    if (share !== null)
      return (
        (off && near(base * (1 - share), secret, slack)) ||
        (on && near(base * (1 + share), secret, slack)) ||
        (/^\s*of\b/.test(one.after) && near(base * share, secret, slack))
      )
    return (off && near(base - value, secret, 0.004)) || (on && near(base + value, secret, 0.004))
  })
}

type Range = { start: number; end: number; low: number; high: number; sentence: string }

function rangesIn(reading: Reading, said: Said[]): Range[] {
  return said.flatMap((low, at) => {
    const high = said[at + 1]
    if (!high || high.start - low.end > 24) return []
    const link = reading.text.slice(low.end, high.start)
    const joined =
      /^\s*(?:%|€|£|\$|percent|points?|\p{L}{0,10})?\s*(?:[-–—]|to|and|or)\s*(?:€|£|\$)?\s*$/u.test(link)
    if (!joined || (/\band\b/.test(link) && !/\bbetween\b/.test(low.before))) return []
    // "between six and seven hundred": the scale belongs to both.
    const scaled =
      low.scale === 1 && high.scale > 1 && low.value < high.value / high.scale + 1
        ? low.value * high.scale
        : low.value
    return [{ start: low.start, end: high.end, low: scaled, high: high.value, sentence: low.sentence }]
  })
}

function secretive(sentence: string): boolean {
  return /\b(?:batna|walk-?away|reservation|bottom line|secret\p{L}*|confidential\p{L}*|in confidence|sealed|true limit|real limit|floor|privately)\b/u.test(
    sentence,
  )
}
