'use client'

import { Plus } from 'lucide-react'
import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { useMainLook } from '@/components/room/use-needs'
import { TurnPanel } from '@/components/turns/turn-panel'
import { Button } from '@/components/ui/button'
import { counted } from '@/components/words/names'
import { IssueBoard } from './issue-board'

/** The board: whose turn it is, and each issue with its rounds. */
export function IssuesPage() {
  const { trades, phase, bound } = useNegotiation()
  const may = useMay()
  const look = useMainLook()
  const raises = may.write && phase === 'Mediation' && bound === null
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading>Issues</PlaceHeading>
      <TurnPanel />
      <IssueBoard />
      <div className="flex flex-wrap gap-2">
        {raises ? (
          <Button look={look} asChild>
            <PlaceLink to={{ at: 'raise-issue' }}>
              <Plus aria-hidden />
              Raise an issue
            </PlaceLink>
          </Button>
        ) : null}
        <Button asChild>
          <PlaceLink to={{ at: 'trades' }}>
            {trades.length > 0 ? counted(trades.length, 'trade-off') : 'Trade-offs'}
          </PlaceLink>
        </Button>
      </div>
    </div>
  )
}
