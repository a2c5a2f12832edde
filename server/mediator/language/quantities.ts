import { clocksIn, daysIn } from './dates'
import { kept } from './kept'
import { type NumberAt, numbersIn } from './numbers'

/** What a figure counts, so that like is compared with like. */
export type Kind = 'money' | 'percent' | 'duration' | 'frequency' | 'count' | 'day' | 'clock'
export type Bound = 'at-least' | 'at-most' | 'exactly'

/**
 * A figure with its unit and the bound its words put on it. `value` is in the kind's base: minutes for durations,
 * times per year for frequencies, days since 1970, minutes of the day; else as written. `unit` is the currency or counted thing.
 */
export type Quantity = {
  start: number
  end: number
  /** As written, with its unit. */
  text: string
  value: number
  kind: Kind
  unit: string
  per: string
  bound: Bound
  /** Time ahead of something, where "at the earliest" means "at most so long ahead". */
  ahead: boolean
}

const CURRENCY: Record<string, string> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  chf: 'CHF',
  franc: 'CHF',
  francs: 'CHF',
  '¥': 'JPY',
  yen: 'JPY',
  '₹': 'INR',
  rupee: 'INR',
  rupees: 'INR',
  kroner: 'KR',
  kronor: 'KR',
  krona: 'KR',
  kr: 'KR',
  crowns: 'KR',
}
const MINUTES: Record<string, number> = {
  minute: 1,
  hour: 60,
  h: 60,
  day: 1440,
  night: 1440,
  week: 10_080,
  month: 43_830,
  quarter: 131_490,
  year: 525_960,
}
/** How long one of the units is that a duration is written in. */
export function minutesIn({ text }: Pick<Quantity, 'text'>): number {
  const unit = /\p{L}+$/u.exec(text.trim())?.[0].toLowerCase() ?? ''
  return MINUTES[singular(unit)] ?? MINUTES[unit] ?? 1
}
const OFTEN: Record<string, number> = {
  day: 365.25,
  night: 365.25,
  week: 52.18,
  weekend: 52.18,
  month: 12,
  quarter: 4,
  year: 1,
  season: 1,
}
const COUNT_OFTEN: Record<string, number> = { once: 1, twice: 2, thrice: 3 }

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

const AT_LEAST =
  /(?:at least|no less than|not less than|no fewer than|(?:never|not|cannot|can't|nor) (?:be |go |fall |drop |sink |pay |accept |take |come )?(?:fewer than|less than|below|under|beneath)|(?:may|must|shall|will|can|does|do|should) (?:not|never) (?:be |go |fall |drop |sink )?(?:fewer than|less than|below|under)|never below|stays? (?:above|over)|minimum(?: of)?|(?:more|longer|higher) than|above|over|not before|no earlier than|not earlier than|no (?:\p{L}+ )?before|earliest(?: on| is)?|from|starting(?: on)?|after|as of)\s*(?:the\s+)?(?:about\s+)?$/iu
const AT_MOST =
  /(?:at most|no more than|not more than|no longer than|(?:never|not|cannot|can't) (?:\p{L}+ )?(?:more than|above|over|exceed|later than|after|longer than)|maximum(?: of)?|max\.?|up to|not exceed(?:ing)?|stays? (?:below|under)|within|(?:less|fewer|shorter|lower) than|below|under|until|till|by|before|no later than|not later than|ends? (?:at|on|by)|latest(?: on| at)?|limit(?:ed)?(?: is| of| to)?|cap(?:ped)?(?: at| of)?|not (?:until|past)|(?:not|never) (?:run |go )?past)\s*(?:the\s+)?(?:(?:last|this|today|current|present|previous) ?(?:year|month|week|season)?(?:['’]s)?\s+)?(?:about\s+)?$/iu
const LEAST_AFTER =
  /^\s*(?:[\p{L}%€$£]+\s+){0,4}?(?:or (?:more|longer|over|later)|minimum|and (?:more|above|up))\b/iu
const MOST_AFTER =
  /^\s*(?:[\p{L}%€$£]+,?\s+){0,4}?(?:or (?:less|fewer|under|earlier|below)|maximum|(?:and |but )?(?:not|no) more(?! than)|at (?:the )?most|at (?:the )?latest)\b/iu
const EARLIEST_AFTER = /^\s*(?:[\p{L}]+\s+){0,4}?at the earliest\b/iu

/** Words that bound a day or an hour, but no amount: "rising by 5%". */
const OF_TIME = /^(?:by|before|until|till|from|after|starting|as of)\b/i

/** The bound that the words around a figure put on it. `ahead`: it is a time ahead of something. */
export function boundOf(before: string, after: string, ahead: boolean, amount = false): Bound {
  const near = before.replace(/(?:€|\$|£|¥|₹|\b(?:eur|usd|gbp|chf))\s*$/i, '')
  const earliest = EARLIEST_AFTER.test(after)
  if (ahead && earliest) return 'at-most'
  if (earliest || LEAST_AFTER.test(after)) return 'at-least'
  if (ahead && /at the latest\b/i.test(after)) return 'at-least'
  if (MOST_AFTER.test(after)) return 'at-most'
  const turned = /(?:\b(?:not|never|no|cannot|nobody|none|nor)|n['’]t)\b[^.,;]{0,30}$/i
  const least = AT_LEAST.exec(near)
  const most = AT_MOST.exec(near)
  const best = (least?.[0].length ?? 0) >= (most?.[0].length ?? 0) ? least : most
  if (!best || (amount && OF_TIME.test(best[0]))) return 'exactly'
  const bound: Bound = best === least ? 'at-least' : 'at-most'
  const plainlyNegative = /^(?:no|not|never|cannot|can't|may|must|shall|will|can|do|nor)/i.test(best[0])
  const directional =
    /^(?:(?:more|longer|higher|less|fewer|shorter|lower) than|above|over|below|under|exceed|up to|before|until|till|after|past|later than)/i.test(
      best[0],
    )
  if (!plainlyNegative && directional && turned.test(near.slice(0, near.length - best[0].length)))
    return bound === 'at-least' ? 'at-most' : 'at-least'
  return bound
}

/** What is closed until a day is open after it. */
const CLOSED_UNTIL =
  /\b(?:closed|shut|blocked|away|on (?:\p{L}+ )?leave|unavailable|not available|abroad|busy|booked|occupied|used)\b[^.;]*\b(?:until|till)\s*$/iu

/** Figures in a statement. Numbers that name a thing ("issue 2", "ward 4") are none. */
export const quantitiesIn = kept(readQuantities)

function readQuantities(text: string): readonly Quantity[] {
  const days = daysIn(text)
  const clocks = clocksIn(text)
  const taken = [...days, ...clocks]
  const found: Quantity[] = []
  const window = (start: number, end: number) => ({
    before: text.slice(Math.max(0, start - 48), start).replace(/^.*[.;:](?=\s)/, ''),
    after: text.slice(end, end + 60).replace(/[.;](?:\s.*)?$/s, ''),
  })
  for (const one of days) {
    const { before, after } = window(one.start, one.end)
    found.push({
      start: one.start,
      end: one.end,
      text: text.slice(one.start, one.end),
      value: one.day,
      kind: 'day',
      unit: one.yearKnown ? 'dated' : 'undated',
      per: '',
      bound: CLOSED_UNTIL.test(before) ? 'at-least' : boundOf(before, after, false),
      ahead: false,
    })
  }
  for (const one of clocks) {
    const { before, after } = window(one.start, one.end)
    // "Music until 2:00" names when it ends, not a latest time that an earlier one would meet.
    const bound = /(?:until|till|ends? (?:at|on|by))\s*$/i.test(before)
      ? 'exactly'
      : boundOf(before, after, false)
    const late = one.minutes < 360 && /(?:until|till|past|ends? (?:at|by))\s*$/i.test(before) ? 1440 : 0
    found.push({
      start: one.start,
      end: one.end,
      text: text.slice(one.start, one.end),
      value: one.minutes + late,
      kind: 'clock',
      unit: '',
      per: '',
      bound,
      ahead: false,
    })
  }
  for (const one of text.matchAll(
    /\b(?:(once|twice|thrice)|every (second|third|other)?)\s*(?:an?|per|each|every)?\s*(day|night|week|weekend|month|quarter|year)\b/gi,
  )) {
    const { before, after } = window(one.index, one.index + one[0].length)
    const unit = (one[3] ?? '').toLowerCase()
    const every = one[2] ? (one[2] === 'third' ? 1 / 3 : 1 / 2) : 1
    const value = one[1] ? (COUNT_OFTEN[one[1].toLowerCase()] ?? 1) : every
    found.push({
      start: one.index,
      end: one.index + one[0].length,
      text: one[0],
      value: value * (OFTEN[unit] ?? 1),
      kind: 'frequency',
      unit: '',
      per: '',
      bound: boundOf(before, after, false),
      ahead: false,
    })
  }
  const free = numbersIn(text).filter(
    (one) => !taken.some((other) => one.start < other.end && other.start < one.end),
  )
  for (const one of free) {
    const read = measure(text, one, window(one.start, one.end))
    if (read && !found.some((other) => read.start < other.end && other.start < read.end)) found.push(read)
  }
  return found.sort((a, b) => a.start - b.start)
}

const NAMED =
  /\b(?:issue|term|ward|version|clause|section|round|no\.|number|room|page|question|point|option|item|paragraph|§|#)\s*$/i

function measure(
  text: string,
  number: NumberAt,
  { before, after }: { before: string; after: string },
): Quantity | null {
  if (NAMED.test(before)) return null
  const sign = /(€|\$|£|¥|₹|\b(?:eur|usd|gbp|chf))\s?$/i.exec(before)
  const following =
    /^[\s\u00a0-]?\s*(%|€|\$|£|(?:percent|per cent)\b|[\p{L}]+)(?:\s+([\p{L}]+))?(?:\s+([\p{L}]+))?/u.exec(
      after,
    )
  const [first = '', second = ''] = [following?.[1]?.toLowerCase() ?? '', following?.[2]?.toLowerCase() ?? '']
  const per =
    /^[^.,;]{0,24}?(?:\bper\s+|(?<!\bin\s)\ban?\s+|\beach\s+|\bevery\s+|\/\s?)([\p{L}]+)(?:\s+per\s+([\p{L}]+))?/u.exec(
      after,
    )
  const rate = per ? singular((per[2] ?? per[1] ?? '').toLowerCase()) : ''
  const base = { start: sign ? number.start - sign[0].length : number.start, end: number.end, ahead: false }
  const bound = boundOf(before.slice(0, before.length - (sign?.[0].length ?? 0)), after, false, true)
  const written = (length: number) => text.slice(base.start, number.end + length).trim()
  const unitLength = following ? following[0].toLowerCase().indexOf(first, 0) + first.length : 0
  if (sign || CURRENCY[first]) {
    const end = sign ? number.end : number.end + unitLength
    return {
      ...base,
      end,
      text: written(end - number.end),
      value: number.value,
      kind: 'money',
      unit: CURRENCY[(sign?.[1] ?? first).toLowerCase()] ?? first,
      per: rate,
      bound,
    }
  }
  if (first === '%' || first.startsWith('percent') || first === 'per cent')
    return {
      ...base,
      end: number.end + unitLength,
      text: written(unitLength),
      value: number.value,
      kind: 'percent',
      unit: '%',
      per: rate,
      bound,
    }
  const unit = singular(first)
  if (number.fraction) {
    if (!/^\s+(?:of|the)\b/.test(after)) return null
    return {
      ...base,
      text: written(0),
      value: number.value * 100,
      kind: 'percent',
      unit: '%',
      per: rate,
      bound,
    }
  }
  if (unit === 'time' && OFTEN[rate])
    return {
      ...base,
      end: number.end + unitLength,
      text: written(unitLength),
      value: number.value * (OFTEN[rate] ?? 1),
      kind: 'frequency',
      unit: '',
      per: '',
      bound,
    }
  if (MINUTES[unit] && !OFTEN[rate] && !/^(?:shift|duty|allowance)/.test(second)) {
    const ahead = /^[^.,;]{0,12}\b(?:ahead|in advance|beforehand|before|earlier)\b/i.test(
      after.slice(unitLength),
    )
    return {
      ...base,
      end: number.end + unitLength,
      text: written(unitLength),
      value: number.value * (MINUTES[unit] ?? 1),
      kind: 'duration',
      unit: '',
      per: '',
      bound: ahead ? boundOf(before, after, true) : bound,
      ahead,
    }
  }
  if (
    !first ||
    !/^\p{L}+$/u.test(first) ||
    /^(?:is|are|was|were|and|or|of|to|in|on|at|for|if|when|but|a|an|the|per|until|with|by|that|will|would|can|from|as|since|so|then|because)$/.test(
      first,
    )
  ) {
    const noun = /\b(\p{L}+)\s+(?:is|are|of|at)?\s*$/u.exec(before)?.[1]?.toLowerCase() ?? ''
    return {
      ...base,
      text: written(0),
      value: number.value,
      kind: 'count',
      unit: bound === 'exactly' ? '' : singular(noun),
      per: rate,
      bound,
    }
  }
  const compound =
    /^(?:cubic|square|night|early|late|working|full)$/.test(first) && second
      ? `${first} ${singular(second)}`
      : unit
  const length = compound === unit ? unitLength : unitLength + second.length + 1
  return {
    ...base,
    end: number.end + length,
    text: written(length),
    value: number.value,
    kind: 'count',
    unit: compound,
    per: rate,
    bound,
  }
}
