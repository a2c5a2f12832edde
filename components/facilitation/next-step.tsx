'use client'

import { useNegotiation } from '@/components/room/room-provider'
import { CallBanner } from '@/components/settlement/call-banner'
import { TurnPanel } from '@/components/turns/turn-panel'
import { Notice } from '@/components/ui/notice'
import { BeginIntents } from './begin-intents'
import { BeginMediation } from './begin-mediation'
import { LooksAsked } from './looks-asked'
import { OpenCall } from './open-call'

/** What carries the negotiation on from where it stands. */
export function NextStep() {
  const state = useNegotiation()
  switch (state.phase) {
    case 'Setup':
      return <BeginIntents state={state} />
    case 'Intent':
      return <BeginMediation state={state} />
    case 'Mediation':
      return state.bound ? (
        <Notice
          tone="warn"
          title={state.bound.bound === 'deadline' ? 'The deadline has passed' : 'All turns are used'}
        >
          <p>
            Further moves are stopped.{' '}
            {state.bound.bound === 'deadline' ? 'Give more time' : 'Allow more turns'} below, or end the
            negotiation. Nothing happens by itself.
          </p>
        </Notice>
      ) : (
        <TurnPanel />
      )
    case 'Ratification':
      return (
        <div className="flex flex-col gap-6">
          <LooksAsked state={state} />
          <CallBanner state={state} />
          <OpenCall state={state} />
        </div>
      )
    case 'Closed':
      return (
        <Notice tone="neutral" title="This negotiation is closed">
          <p>What remains is the record, notes and disputes.</p>
        </Notice>
      )
  }
}
