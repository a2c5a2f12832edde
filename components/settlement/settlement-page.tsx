'use client'

import { useEffect } from 'react'
import { DisputeList } from '@/components/disputes/dispute-list'
import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation, useRoomStore } from '@/components/room/room-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { CallBanner } from './call-banner'
import { CallHistory } from './call-history'
import { CounterList } from './counter-list'
import { SettlementActs } from './settlement-acts'
import { SettlementDocument } from './settlement-document'

/** One version: the text, where it comes from, and what can be done with it. */
export function SettlementPage({ version }: { version: number }) {
  const state = useNegotiation()
  const store = useRoomStore()
  const drafted = state.settlements.find((one) => one.settlement.version === version)
  const exists = drafted !== undefined
  useEffect(() => {
    if (exists) store.opened(version)
  }, [store, version, exists])
  if (!drafted) return <NoSuchSettlement version={version} />
  return (
    <>
      <div className="flex flex-1 flex-col gap-6 py-6">
        {state.phase === 'Ratification' && state.open.version === version ? (
          <CallBanner state={state} />
        ) : null}
        <SettlementDocument drafted={drafted} />
        <CounterList counters={state.counters.filter((one) => one.version === version)} />
        <CallHistory version={version} />
        {state.phase === 'Closed' ? null : <DisputeList />}
      </div>
      <SettlementActs drafted={drafted} />
    </>
  )
}

export function NoSuchSettlement({ version }: { version: number }) {
  return (
    <EmptyState
      className="my-6"
      sentence={`There is no settlement ${version}.`}
      action={
        <PlaceLink to={{ at: 'settlements' }} className="text-link">
          All settlements
        </PlaceLink>
      }
    />
  )
}
