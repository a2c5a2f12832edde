import { Check, ChevronLeft, CloudOff, RefreshCw } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Connection } from '@/components/room/room-state'
import { paths } from '@/components/shell/paths'
import { LiveRegion } from '@/components/ui/live-region'
import { SkipLink } from '@/components/ui/skip-link'
import { Status } from '@/components/ui/status'

type RecordHeaderProps = {
  negotiation: string
  title: string
  /** Where it stands, in words. */
  standing: string
  connection: Connection
  account: ReactNode
}

/** The room's header line, with the way back into the room. */
export function RecordHeader({ negotiation, title, standing, connection, account }: RecordHeaderProps) {
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line px-2 md:gap-4 md:px-4 print:hidden">
      <SkipLink target="main">Skip to the content</SkipLink>
      <Link
        href={paths.room(negotiation)}
        prefetch={false}
        aria-label="Back to the negotiation"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-5" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col py-2 md:flex-row md:items-baseline md:gap-4">
        <p className="min-w-0 text-base leading-tight font-semibold md:text-lg">
          <Link href={paths.room(negotiation)} prefetch={false} className="hover:text-accent">
            {title}
          </Link>
        </p>
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
          <p className="whitespace-nowrap">{standing}</p>
          <LiveRegion>
            <Line connection={connection} />
          </LiveRegion>
        </div>
      </div>
      <div className="shrink-0">{account}</div>
    </header>
  )
}

function Line({ connection }: { connection: Connection }) {
  switch (connection) {
    case 'live':
      return (
        <Status tone="ok" icon={Check}>
          Connected
        </Status>
      )
    case 'connecting':
      return (
        <Status tone="waiting" icon={RefreshCw}>
          Connecting
        </Status>
      )
    case 'offline':
      return (
        <Status tone="warn" icon={CloudOff}>
          Offline
        </Status>
      )
  }
}
