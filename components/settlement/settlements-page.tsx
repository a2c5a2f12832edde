'use client'

import { PlaceHeading } from '@/components/room/place-heading'
import { useNegotiation } from '@/components/room/room-provider'
import { CounterList } from './counter-list'
import { SettlementList } from './settlement-list'

/** All versions and what was countered. */
export function SettlementsPage() {
  const { counters } = useNegotiation()
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead="Every draft stays as it was. Only one that each party ratifies in its own words binds.">
        Settlements
      </PlaceHeading>
      <SettlementList titled />
      <CounterList counters={counters} />
    </div>
  )
}
