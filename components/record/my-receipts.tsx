'use client'

import Link from 'next/link'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { paths } from '@/components/shell/paths'
import { callsOf } from '@/server/protocol/disputes'

/** So many of the newest stand here; the record has them all. */
const SHOWN = 8

/** Receipts of what bound the person who looks: proofs to keep where this server cannot reach them. */
export function MyReceipts() {
  const me = useMe()
  const state = useNegotiation()
  const own = new Set([
    ...state.signed.filter(({ person }) => person === me.person).map(({ seq }) => seq),
    ...callsOf(state).flatMap(({ ratifications }) =>
      ratifications.filter(({ person }) => person === me.person).map(({ mark }) => mark.seq),
    ),
  ])
  const newest = [...own].sort((one, other) => other - one).slice(0, SHOWN)
  if (newest.length === 0) return null
  return (
    <section aria-label="My receipts">
      <h3 className="text-sm font-medium">My receipts</h3>
      <p className="text-sm text-ink-muted">
        One for each act that bound me. Keep them elsewhere: a server that later shows another history does
        not fit them. They also came by mail.
      </p>
      <ul className="mt-1 flex flex-col divide-y divide-line text-sm">
        {newest.map((seq) => (
          <li key={seq} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <Link
              className="text-link"
              href={`${paths.record(state.negotiation)}#entry-${seq}`}
              prefetch={false}
            >
              Entry {seq}
            </Link>
            <a className="text-link" href={paths.receipt(state.negotiation, seq)} download>
              Download<span className="sr-only"> the receipt of entry {seq}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
