import { dayWords } from '@/server/protocol/day-words'

export function DayHeading({ day }: { day: string }) {
  return (
    <h2 className="border-b border-line-strong pt-6 pb-1 text-base font-semibold">
      <time dateTime={day}>{dayWords(day)}</time>
    </h2>
  )
}
