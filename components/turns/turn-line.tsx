'use client'

import { useMay } from '@/components/room/may'
import { PlaceLink } from '@/components/room/place-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { classNames } from '@/components/ui/class-names'
import { Status } from '@/components/ui/status'

/** Whose turn it is, in one line beside everything else. */
export function TurnLine({ className }: { className?: string }) {
  const { turn, phase, charter, turnsBegun } = useNegotiation()
  const names = useNames()
  const { party } = useMay()
  if (phase !== 'Mediation') return null
  const waiting = charter.registration !== undefined && turnsBegun === null
  if (!turn && !waiting) return null
  const mine = turn !== null && turn.party === party
  return (
    <PlaceLink to={{ at: 'now' }} className={classNames('block text-sm hover:underline', className)}>
      <Status tone={mine ? 'accent' : 'waiting'}>
        {turn ? (mine ? 'Your turn' : `Turn of ${names.party(turn.party)}`) : 'Registration is open'}
      </Status>
    </PlaceLink>
  )
}
