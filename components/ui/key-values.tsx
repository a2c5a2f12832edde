import type { ReactNode } from 'react'
import { classNames } from './class-names'

type KeyValuesProps = {
  rows: readonly { key: string; label: ReactNode; value: ReactNode }[]
  className?: string
}

/** Names and what they stand for: beside one another on a desk, below one another on a phone. */
export function KeyValues({ rows, className }: KeyValuesProps) {
  return (
    <dl className={classNames('divide-y divide-line border-y border-line', className)}>
      {rows.map(({ key, label, value }) => (
        <div key={key} className="flex flex-col gap-x-6 py-2 md:flex-row">
          <dt className="text-ink-muted md:w-44 md:shrink-0">{label}</dt>
          <dd className="min-w-0 flex-1">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
