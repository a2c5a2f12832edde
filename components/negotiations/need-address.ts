import { needPlace } from '@/components/room/need-place'
import { placeQuery } from '@/components/room/place'
import { paths } from '@/components/shell/paths'
import type { Need } from '@/server/protocol/needs'

/** The page on which what waits is done. */
export function needAddress(negotiation: string, need: Need): string {
  const target = needPlace(need)
  switch (target.in) {
    case 'room':
      return paths.room(negotiation) + placeQuery(target.place)
    case 'ratify':
      return paths.ratify(negotiation)
    case 'facilitate':
      return paths.facilitate(negotiation)
  }
}
