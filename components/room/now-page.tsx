'use client'

import { Plus } from 'lucide-react'
import { CheckCard } from '@/components/consents/check-card'
import { IssueBoard } from '@/components/issues/issue-board'
import { PartyList } from '@/components/presence/party-list'
import { ClosedState } from '@/components/settlement/closed-state'
import { TurnPanel } from '@/components/turns/turn-panel'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Activity } from './activity'
import { Region } from './left-region'
import { MatterLinks } from './matter-links'
import { useMay } from './may'
import { Mine } from './mine'
import { NowState } from './now-state'
import { PlaceLink } from './place-link'
import { useNegotiation } from './room-provider'
import { useMainLook } from './use-needs'
import { WaitingList } from './waiting-list'

/** Where it stands: the phase and why, what waits for me, and on a phone everything that has no tab of its own. */
export function NowPage() {
  const state = useNegotiation()
  const may = useMay()
  const look = useMainLook()
  const asked = state.checks.at(-1)
  const empty =
    state.phase === 'Mediation' && state.issues.length === 0 && state.charter.preset !== 'trade-offs'
  const raises = empty && may.write && state.bound === null && !asked
  return (
    <div className="flex flex-col gap-6 py-6">
      {state.phase === 'Closed' ? <ClosedState state={state} /> : <NowState state={state} />}
      {raises ? (
        <Button look={look} asChild className="self-start">
          <PlaceLink to={{ at: 'raise-issue' }}>
            <Plus aria-hidden />
            Raise an issue
          </PlaceLink>
        </Button>
      ) : null}
      <TurnPanel />
      <WaitingList />
      {state.phase === 'Mediation' && asked ? <CheckCard check={asked} /> : null}
      {state.phase === 'Mediation' ? <IssueBoard heading="Issues" /> : null}
      <div className="flex flex-col gap-6 border-t border-line pt-4 desk:hidden print:hidden">
        <Region title="The matter">
          <MatterLinks />
        </Region>
        <Region title="At the table">
          <PartyList />
        </Region>
        <Disclosure summary="Mine, private">
          <Mine />
        </Disclosure>
        <Disclosure summary="Activity">
          <Activity />
        </Disclosure>
      </div>
    </div>
  )
}
