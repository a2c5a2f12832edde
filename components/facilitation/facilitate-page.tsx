'use client'

import { AskMediator } from '@/components/mediation/ask-mediator'
import { RunState } from '@/components/mediation/run-state'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink } from '@/components/room/place-link'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { EmptyState } from '@/components/ui/empty-state'
import { Part } from '@/components/ui/part'
import { Callable } from './callable'
import { ChangeLimits } from './change-limits'
import { EndNegotiation } from './end-negotiation'
import { MediatorDesk } from './mediator-desk'
import { NextStep } from './next-step'
import { PeopleActs } from './people-acts'
import { SeatRequests } from './seat-requests'
import { Seats } from './seats'
import { SteerMediator } from './steer-mediator'
import { TableText } from './table-text'

/** Everything a facilitator does, in the order in which a negotiation needs it. */
export function FacilitatePage() {
  const state = useNegotiation()
  const me = useMe()
  if (me.role !== 'facilitator')
    return (
      <EmptyState
        className="my-6"
        sentence="Only facilitators work here. You have your own seat in the room."
        action={
          <PlaceLink to={{ at: 'now' }} className="text-link">
            To the room
          </PlaceLink>
        }
      />
    )
  const last = state.runs.at(-1)
  const closed = state.phase === 'Closed'
  const talks = state.phase === 'Mediation'
  // Before the talk begins this is what a facilitator is here for; later it is rarely needed.
  const seats = (
    <Part level={3} look="ruled" title="Seats and invitations">
      <Seats />
    </Part>
  )
  return (
    <div className="flex flex-col gap-10 py-6">
      <PlaceHeading
        above={
          <PlaceLink to={{ at: 'now' }} className="text-link">
            To the room
          </PlaceLink>
        }
        lead="What you do here stands on the record under your name, and everybody sees it."
      >
        Facilitate
      </PlaceHeading>
      <NextStep />
      <SeatRequests />
      {state.phase === 'Setup' || state.phase === 'Intent' ? seats : null}
      {talks ? (
        <>
          <Part level={3} look="ruled" title="Mediator">
            {last ? <RunState run={last} /> : null}
            <AskMediator />
          </Part>
          <Part level={3} look="ruled" title="Settlements">
            <Callable />
            <TableText />
          </Part>
        </>
      ) : null}
      {closed ? null : (
        <>
          <Part level={3} look="ruled" title="Steering the mediator">
            <SteerMediator />
          </Part>
          <Part level={3} look="ruled" title="What the mediator may do">
            <MediatorDesk />
          </Part>
        </>
      )}
      {talks ? seats : null}
      <Part level={3} look="ruled" title="People">
        <PeopleActs />
      </Part>
      {closed || state.phase === 'Ratification' ? null : (
        <>
          <Part level={3} look="ruled" title="Limits">
            <ChangeLimits />
          </Part>
          <Part level={3} look="ruled" title="Ending without a settlement">
            <EndNegotiation />
          </Part>
        </>
      )}
    </div>
  )
}
