'use client'

import type { ReactNode } from 'react'
import { EnrolDevice } from '@/components/keys/enrol-device'
import { Going } from '@/components/shell/going'
import { SkipLink } from '@/components/ui/skip-link'
import { EndedPage } from './ended-page'
import { NeedsYou } from './needs-you'
import { RoomHeader } from './room-header'
import { useRoom } from './room-provider'
import { TabTitle } from './tab-title'
import { Teller } from './tell-me'

/** What stands around every page of a room: the header line, what needs me, or why nothing more comes. */
export function RoomFrame({ account, children }: { account: ReactNode; children: ReactNode }) {
  const ended = useRoom((state) => state.ended)
  if (ended) return <EndedPage ended={ended} />
  return (
    <div className="flex min-h-dvh flex-col desk:h-dvh desk:overflow-hidden print:block print:h-auto print:overflow-visible">
      <TabTitle />
      <Going />
      <Teller />
      <EnrolDevice />
      <SkipLink target="main">Skip to the content</SkipLink>
      <div className="sticky top-0 z-20 bg-bg desk:static print:static">
        <RoomHeader account={account} />
        <NeedsYou />
      </div>
      {children}
    </div>
  )
}
