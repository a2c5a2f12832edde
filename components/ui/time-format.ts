export type TimeDetail = 'day' | 'minute' | 'second' | 'clock'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function two(figure: number): string {
  return String(figure).padStart(2, '0')
}

/** "21 Nov 2026, 10:25 UTC"; `day` without the clock, `clock` without the day, `second` with seconds. */
export function formatUtc(date: Date, detail: TimeDetail): string {
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  switch (detail) {
    case 'day':
      return day
    case 'minute':
      return `${day}, ${clock} UTC`
    case 'second':
      return `${day}, ${clock}:${two(date.getUTCSeconds())} UTC`
    case 'clock':
      return `${clock} UTC`
  }
}
