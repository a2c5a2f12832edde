'use client'

import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { standing } from '@/server/protocol/authority'
import { AppointDelegate } from './appoint-delegate'
import { DelegateCard } from './delegate-card'

/** Software that acts for parties: everybody sees whose it is and what it may do; its own party holds the reins. */
export function DelegatesPage() {
  const state = useNegotiation()
  const may = useMay()
  const me = useMe()
  const before = state.phase !== 'Ratification' && state.phase !== 'Closed'
  const parties = standing(state).toSorted(
    (one, two) => Number(two.party === may.party) - Number(one.party === may.party),
  )
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead="Software may speak for a party within what its signatory allows, and every act shows it. It never ratifies, accepts, withdraws or leaves: people do.">
        Delegates
      </PlaceHeading>
      {me.signs && before ? <AppointDelegate /> : null}
      {state.delegations.length === 0 ? (
        <p className="border-y border-line py-6 text-ink-muted">
          No party has appointed software. Everything here is done by people.
        </p>
      ) : null}
      {parties.map(({ party, name }) => {
        const all = state.delegations.filter((one) => one.party === party)
        if (all.length === 0) return null
        return (
          <section key={party} aria-label={`Delegates of ${name}`} className="flex flex-col gap-3">
            <h3 className="text-lg">{party === may.party ? `${name}, your party` : name}</h3>
            <ul className="divide-y divide-line border-y border-line">
              {all.toReversed().map((one) => (
                <li key={one.delegate} className="py-4">
                  <DelegateCard delegation={one} own={party === may.party} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
