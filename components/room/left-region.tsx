'use client'

import type { ReactNode } from 'react'
import { IssueList } from '@/components/issues/issue-list'
import { PartyList } from '@/components/presence/party-list'
import { SettlementList } from '@/components/settlement/settlement-list'
import { TurnLine } from '@/components/turns/turn-line'
import { MatterLinks } from './matter-links'
import { PlaceLink } from './place-link'
import { useMe, useNegotiation } from './room-provider'

/** The matter, its issues with their status, its settlements, and who sits at the table. */
export function LeftRegion() {
  const { phase } = useNegotiation()
  const me = useMe()
  const talks = phase === 'Mediation' && me.role !== 'observer'
  return (
    <div className="flex flex-col gap-6 px-4 py-4">
      <nav aria-label="The matter">
        <MatterLinks />
      </nav>
      <Region
        title="Issues"
        aside={
          talks ? (
            <PlaceLink to={{ at: 'raise-issue' }} className="text-sm text-link">
              Raise one
            </PlaceLink>
          ) : null
        }
      >
        <TurnLine className="mb-2" />
        <IssueList />
      </Region>
      <Region title="Settlements">
        <SettlementList />
      </Region>
      <Region
        title="At the table"
        aside={
          <PlaceLink to={{ at: 'people' }} className="text-sm text-link">
            All seats
          </PlaceLink>
        }
      >
        <PartyList />
      </Region>
    </div>
  )
}

export function Region({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-label={title}>
      <div className="mb-1 flex items-baseline justify-between gap-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
