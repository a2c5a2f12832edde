'use client'

import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink } from '@/components/room/place-link'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { standingOffer, stoppedAt, toMove } from '@/server/protocol/bargaining-table'
import { issueTracker } from '@/server/protocol/issue-tracker'
import { BeginBargaining } from './begin-bargaining'
import { MediatorPackages } from './mediator-packages'
import { MyView } from './my-view'
import { OfferHistory } from './offer-history'
import { PackageBuilder } from './package-builder'
import { Rehearsal } from './rehearsal'
import { Reveal } from './reveal'
import { ShareSignals } from './share-signals'
import { StandingOffer } from './standing-offer'
import { TableState } from './table-state'
import { useBargaining } from './use-bargaining'
import { WalkAway } from './walk-away'

const LEAD = 'Each offer is a package: a value for every issue. None binds before it is ratified.'

/** The table of offers: what stands, how it came there, and what it is worth in one's own eyes. */
export function BargainingPage() {
  const { state, me, may, bargaining, issues, party, declared, mine } = useBargaining()
  if (!bargaining)
    return (
      <div className="flex flex-col gap-6 py-6">
        <PlaceHeading lead={LEAD}>Offers</PlaceHeading>
        {may.facilitate && state.phase === 'Mediation' ? (
          <BeginBargaining />
        ) : (
          <EmptyState sentence="Offers have not begun. The facilitator begins them." />
        )}
      </div>
    )
  const open = state.phase === 'Mediation' && state.bound === null && !bargaining.table.ended
  const stopped = stoppedAt(bargaining, state.head.at) !== null
  const complete = bargaining.declared.length === bargaining.parties.length
  const mayMove =
    open && complete && !stopped && may.agree && party !== null && toMove(bargaining).includes(party)
  const offer = standingOffer(bargaining)
  const offers = mayMove && (bargaining.terms.protocol === 'alternating' || !offer)
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead={LEAD}>Offers</PlaceHeading>
      <TableState state={state} bargaining={bargaining} facilitates={may.facilitate} />
      {party ? (
        <div>
          <Button look={declared || !may.agree ? 'secondary' : 'primary'} asChild>
            <PlaceLink to={{ at: 'declare' }}>{declared ? 'Your values' : 'Declare your values'}</PlaceLink>
          </Button>
        </div>
      ) : null}
      {offer && open ? (
        <StandingOffer
          offer={offer}
          bargaining={bargaining}
          issues={issues}
          answers={mayMove && offer.party !== party}
        />
      ) : null}
      {offers ? <PackageBuilder issues={issues} answers={offer} mine={mine} /> : null}
      {mine && party ? <MyView bargaining={bargaining} issues={issues} mine={mine} party={party} /> : null}
      <MediatorPackages
        bargaining={bargaining}
        issues={issues}
        mine={mine}
        party={party}
        answers={open && may.agree}
        takes={offers ? { answers: offer } : null}
        facilitates={may.facilitate && open}
      />
      {open && party && may.agree ? (
        <div>
          <ShareSignals bargaining={bargaining} issues={issues} party={party} />
        </div>
      ) : null}
      <OfferHistory tracked={issueTracker(state)} />
      {open && (mine || may.facilitate) ? (
        <Rehearsal issues={issues} mine={mine} others={bargaining.parties.length - 1} />
      ) : null}
      {state.phase === 'Closed' ? <Reveal /> : null}
      {open && party && me.signs ? <WalkAway /> : null}
    </div>
  )
}
