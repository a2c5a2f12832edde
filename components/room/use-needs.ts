'use client'

import { usePathname } from 'next/navigation'
import { paths } from '@/components/shell/paths'
import type { Need } from '@/server/protocol/needs'
import { needPlace } from './need-place'
import { placeQuery } from './place'
import { usePlace } from './place-link'
import { useNegotiation, useRoom } from './room-provider'

/** What waits for this person; a settlement they have opened on this device no longer asks to be read. */
export function useNeeds(): Need[] {
  const needs = useRoom((state) => state.view.needs)
  const read = useRoom((state) => state.readTo)
  return needs.filter((one) => one.kind !== 'read-settlement' || one.version > read)
}

/** Whether the most pressing need is dealt with right here, so that its own button would lead nowhere. */
export function useNeedIsHere(): boolean {
  const [need] = useNeeds()
  const place = usePlace()
  const pathname = usePathname()
  const { negotiation } = useNegotiation()
  if (!need) return false
  const target = needPlace(need)
  switch (target.in) {
    case 'room':
      return pathname === paths.room(negotiation) && placeQuery(target.place) === placeQuery(place)
    case 'facilitate':
      return pathname === paths.facilitate(negotiation)
    case 'ratify':
      return false
  }
}

/** One primary button on a screen: the need's own, or the one where it is dealt with. */
export function useMainLook(): 'primary' | 'secondary' {
  const here = useNeedIsHere()
  return useNeeds().length === 0 || here ? 'primary' : 'secondary'
}
