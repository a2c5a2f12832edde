/** The days that the sample's texts name, counted from the day it is first played: so they never lie in the past. */
export interface Days {
  /** "31 January 2027": the last day of the month after next. Nadia's notice ends then. */
  moveOut: string
  /** "21 January 2027": ten days earlier, so that the floor can be repaired in an empty room. */
  handOver: string
  /** "1 February 2027": whoever moves in would begin here. */
  moveIn: string
  /** "February" */
  firstMonth: string
  /** "15 February 2027": Nadia must pay the deposit of her next flat. */
  nextDeposit: string
  /** "31 March 2027" */
  twoMonthsOn: string
  /** "12 November 2026": the estimate for the floor. */
  estimate: string
  /** "20 December 2026" */
  fanBy: string
}

const DAY_MS = 24 * 3_600_000
const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

export function daysFrom(today: Date): Days {
  const year = today.getUTCFullYear()
  const month = today.getUTCMonth()
  const day = (monthsOn: number, date: number) => new Date(Date.UTC(year, month + monthsOn, date))
  return {
    moveOut: DATE.format(day(3, 0)),
    handOver: DATE.format(new Date(day(3, 0).getTime() - 10 * DAY_MS)),
    moveIn: DATE.format(day(3, 1)),
    firstMonth: MONTH.format(day(3, 1)),
    nextDeposit: DATE.format(day(3, 15)),
    twoMonthsOn: DATE.format(day(5, 0)),
    estimate: DATE.format(new Date(today.getTime() - 9 * DAY_MS)),
    fanBy: DATE.format(day(1, 20)),
  }
}
