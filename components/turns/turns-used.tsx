'use client'

import { useNegotiation } from '@/components/room/room-provider'
import { counted } from '@/components/words/names'

/** How many turns were taken, of how many where there is a limit. */
export function TurnsUsed() {
  const { turnsTaken, charter } = useNegotiation()
  const most = charter.limits.turns ?? null
  return (
    <span className="figures text-sm text-ink-muted">
      {most === null ? `${counted(turnsTaken, 'turn')} taken` : `${turnsTaken} of ${most} turns taken`}
    </span>
  )
}
