'use client'

import Link from 'next/link'
import { AlarmPage } from '@/components/record/alarm-page'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import type { Names } from '@/components/words/names'
import { useMe, useNames, useNegotiation, useRoom } from './room-provider'
import type { Ended, RoomState } from './room-state'

/** When nothing more comes: what happened, what is safe, what next. */
export function EndedPage({ ended }: { ended: Ended }) {
  const { negotiation, title } = useNegotiation()
  const me = useMe()
  const names = useNames()
  const entries = useRoom((state) => state.entries)
  switch (ended.why) {
    case 'signed-out':
      return (
        <Told
          title="You are signed out"
          lead="What you wrote and did not send is kept on this device. Sign in as the same person and it is here again."
        >
          <Button look="primary" asChild>
            <a href={`${paths.signIn}?after=${encodeURIComponent(paths.room(negotiation))}`}>Sign in</a>
          </Button>
        </Told>
      )
    case 'reload':
      return (
        <Told
          title="Parley was renewed while this page was open"
          lead="Load the page again to go on. Your drafts, and what waits to be sent, are kept on this device."
        >
          <Button look="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        </Told>
      )
    case 'fault':
      return (
        <Told
          title="What the server sent does not follow from the record"
          lead={`Entry ${ended.fault.seq} could not be recomputed here, so this page stopped before it. Nothing you wrote is lost. Load the page again; if it stays so, tell the facilitator.`}
        >
          <Button look="primary" onClick={() => window.location.reload()}>
            Load again
          </Button>
        </Told>
      )
    case 'alarm':
      return <AlarmPage alarm={ended.alarm} />
    case 'seat-ended':
      return (
        <Told title={`You no longer sit in “${title}”`} lead={seatEnded(entries, me.person, names)}>
          <Button look="primary" asChild>
            <Link href={paths.negotiations}>My negotiations</Link>
          </Button>
        </Told>
      )
  }
}

function seatEnded(entries: RoomState['entries'], person: string, names: Names): string {
  for (const { events } of [...entries].reverse())
    for (const event of events) {
      if (event.type === 'PersonRemoved' && event.person === person)
        return `${names.person(event.by)} ended your seat, with this reason: “${event.reason}”. What you said before stays on the record.`
      if (event.type === 'PersonLeft' && event.person === person)
        return 'You left your seat. What you said before stays on the record.'
    }
  return 'Your seat ended. What you said before stays on the record; the facilitator can tell you why.'
}

function Told({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-[45rem] flex-col gap-6 px-4 py-10">
      <PageHeader title={title} lead={lead} />
      <div>{children}</div>
    </main>
  )
}
