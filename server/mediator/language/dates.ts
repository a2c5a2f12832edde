import { capital } from '@/server/record/phrases'

/** A calendar day (days since 1970, year possibly unsaid) or a time of day in minutes. */
type DayAt = { start: number; end: number; day: number; yearKnown: boolean }
type ClockAt = { start: number; end: number; minutes: number }

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** Stands in for a year nobody wrote, so that days within one year can still be compared. */
const SOME_YEAR = 2000

function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3)))
}

function day(year: number | null, month: number, date: number): { day: number; yearKnown: boolean } | null {
  if (month < 0 || month > 11 || date < 1 || date > 31) return null
  return { day: Math.round(Date.UTC(year ?? SOME_YEAR, month, date) / 86_400_000), yearKnown: year !== null }
}

const yearOf = (text: string | undefined) => (text ? Number(text) : null)

const DAY_FIRST = new RegExp(
  String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s*(?:to|until|and|-|–)\s*)?(?:the )?(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(${MONTH})\b\.?(?:,?\s+(\d{4}))?`,
  'gi',
)
const MONTH_FIRST = new RegExp(
  String.raw`\b(${MONTH})\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:${MONTH}))(?:,?\s+(\d{4}))?`,
  'gi',
)

/** Days named in a text. "8 to 10 June 2028" gives both; a month alone is no day. */
export function daysIn(text: string): DayAt[] {
  const found: DayAt[] = []
  const add = (start: number, length: number, read: ReturnType<typeof day>) => {
    if (read && !found.some((one) => start < one.end && one.start < start + length))
      found.push({ start, end: start + length, ...read })
  }
  for (const one of text.matchAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g))
    add(one.index, one[0].length, day(Number(one[1]), Number(one[2]) - 1, Number(one[3])))
  for (const one of text.matchAll(DAY_FIRST)) {
    const [all, from, date = '', month = '', year] = one
    const last = day(yearOf(year), monthOf(month), Number(date))
    if (from) {
      add(one.index, from.length, day(yearOf(year), monthOf(month), Number(from)))
      const offset = all.indexOf(date, from.length)
      add(one.index + offset, all.length - offset, last)
    } else add(one.index, all.length, last)
  }
  for (const one of text.matchAll(MONTH_FIRST))
    add(one.index, one[0].length, day(yearOf(one[3]), monthOf(one[1] ?? ''), Number(one[2])))
  return found.sort((a, b) => a.start - b.start)
}

export function dayInWords(value: number, yearKnown: boolean): string {
  const date = new Date(value * 86_400_000)
  const month = MONTHS[date.getUTCMonth()] ?? ''
  const plain = `${date.getUTCDate()} ${capital(month)}`
  return yearKnown ? `${plain} ${date.getUTCFullYear()}` : plain
}

/** Times of day: `7:30`, `22.00 h`, `8 am`, `noon`, `midnight` (as 24:00). */
export function clocksIn(text: string): ClockAt[] {
  const found: ClockAt[] = []
  for (const one of text.matchAll(
    /\b([01]?\d|2[0-4]):([0-5]\d)(?:\s*(am|pm)\b)?|\b(1[0-2]|[1-9])\s*(am|pm|a\.m\.|p\.m\.|o'clock)(?=\W|$)|\b(noon|midday|midnight)\b/gi,
  )) {
    const [all, hour, minute, half, bare, halfOfBare, name] = one
    const at = { start: one.index, end: one.index + all.length }
    if (name) found.push({ ...at, minutes: name.toLowerCase() === 'midnight' ? 1440 : 720 })
    else {
      const late = (half ?? halfOfBare ?? '').toLowerCase().startsWith('p')
      const hours = Number(hour ?? bare)
      found.push({
        ...at,
        minutes:
          ((hours % 12) + (late || (!half && !halfOfBare && hours >= 12) ? 12 : 0)) * 60 +
          Number(minute ?? 0),
      })
    }
  }
  return found
}

export function clockInWords(minutes: number): string {
  const within = minutes % 1440
  return `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`
}
