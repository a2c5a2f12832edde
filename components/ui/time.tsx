'use client'

import { useSyncExternalStore } from 'react'
import { classNames } from './class-names'
import { formatUtc, type TimeDetail } from './time-format'

type TimeProps = {
  /** A moment in ISO 8601 with its offset, or milliseconds since 1970. */
  at: string | number
  detail?: TimeDetail
  className?: string
}

const never = () => () => {}

function inOwnZone(date: Date): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' }).format(date)
}

/**
 * An absolute time in UTC, as on the record, with the reader's own zone in the title. The words come from our
 * own table, so the server and every browser write the same; the title exists only once the browser runs.
 */
export function Time({ at, detail = 'minute', className }: TimeProps) {
  const date = new Date(at)
  const title = useSyncExternalStore(
    never,
    () => inOwnZone(date),
    () => undefined,
  )
  return (
    <time dateTime={date.toISOString()} title={title} className={classNames('figures', className)}>
      {formatUtc(date, detail)}
    </time>
  )
}
