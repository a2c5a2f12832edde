'use client'

import { LeftRegion } from '@/components/room/left-region'
import { PhoneTabs } from '@/components/room/phone-tabs'
import { SideRegion } from '@/components/room/side-region'
import { FacilitatePage } from './facilitate-page'

/** The facilitator's panel, between the same regions as the room. */
export function FacilitateDesk() {
  return (
    <>
      <div className="flex min-h-0 flex-1">
        <aside
          aria-label="Matter and table"
          className="relative hidden w-60 shrink-0 overflow-y-auto border-r border-line desk:block print:hidden"
        >
          <LeftRegion />
        </aside>
        <main
          id="main"
          tabIndex={-1}
          className="relative min-w-0 flex-1 outline-none desk:overflow-y-auto print:overflow-visible"
        >
          <div className="mx-auto w-full max-w-[45rem] px-4 md:px-6">
            <FacilitatePage />
          </div>
        </main>
        <SideRegion />
      </div>
      <PhoneTabs className="sticky bottom-0 z-20 desk:hidden" />
    </>
  )
}
