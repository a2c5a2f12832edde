const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2026-11-18` → "18 November 2026". */
export function dayWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

export function DayHeading({ day }: { day: string }) {
  return (
    <h2 className="border-b border-line-strong pt-6 pb-1 text-base font-semibold">
      <time dateTime={day}>{dayWords(day)}</time>
    </h2>
  )
}
