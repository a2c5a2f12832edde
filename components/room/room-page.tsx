'use client'

import { Centre } from './centre'
import { LeftRegion } from './left-region'
import { PhoneTabs } from './phone-tabs'
import { SideRegion } from './side-region'

/** Three regions on a desk; one column with tabs at the foot on a phone. */
export function RoomPage() {
  return (
    <>
      <div className="flex min-h-0 flex-1">
        <aside
          aria-label="Matter and table"
          className="relative hidden w-60 shrink-0 overflow-y-auto border-r border-line desk:block print:hidden"
        >
          <LeftRegion />
        </aside>
        <Centre />
        <SideRegion />
      </div>
      <PhoneTabs className="sticky bottom-0 z-20 desk:hidden" />
    </>
  )
}
