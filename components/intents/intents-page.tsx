'use client'

import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { useMainLook } from '@/components/room/use-needs'
import { Button } from '@/components/ui/button'
import { standing } from '@/server/protocol/authority'
import { latestIntent } from '@/server/protocol/intents'
import { PartyIntent } from './party-intent'

/** What each party wants, in its own words. */
export function IntentsPage() {
  const state = useNegotiation()
  const may = useMay()
  const look = useMainLook()
  const open = state.phase === 'Intent' || state.phase === 'Mediation'
  const mine = may.party === null ? undefined : latestIntent(state, may.party)
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading
        aside={
          may.party !== null && open && mine ? (
            <PlaceLink to={{ at: 'write-intent' }} className="text-link">
              Change yours
            </PlaceLink>
          ) : null
        }
      >
        Intents
      </PlaceHeading>
      {may.party !== null && open && !mine ? (
        <div className="border-y border-line py-6">
          <p className="mb-3 text-ink-muted">Your party has stated no intent yet.</p>
          <Button look={look} asChild>
            <PlaceLink to={{ at: 'write-intent' }}>Write your intent</PlaceLink>
          </Button>
        </div>
      ) : null}
      {standing(state).map(({ party }) => (
        <PartyIntent key={party} party={party} />
      ))}
    </div>
  )
}
