'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { PlaceLink } from '@/components/room/place-link'
import { useNames } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Status } from '@/components/ui/status'
import { stopWords } from '@/components/words/bargaining-refusals'
import { listed } from '@/components/words/names'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import { stoppedAt, toMove } from '@/server/protocol/bargaining-table'
import { LIMIT } from '@/server/protocol/limits'
import type { Opened } from '@/server/protocol/state'

type TableStateProps = { state: Opened; bargaining: Bargaining; facilitates: boolean }

/** Where the offers stand: who has declared, whose move it is, what stopped it, what came of it. */
export function TableState({ state, bargaining, facilitates }: TableStateProps) {
  const names = useNames()
  const undeclared = bargaining.parties.filter(
    (party) => !bargaining.declared.some((one) => one.party === party),
  )
  const cause = state.phase === 'Mediation' ? stoppedAt(bargaining, state.head.at) : null
  const { agreed, table, terms } = bargaining
  const drafted = state.settlements.find(
    ({ settlement }) => settlement.origin.kind === 'offer' && settlement.origin.offer === agreed?.offer,
  )
  const ratified =
    state.phase === 'Closed' &&
    state.closing.outcome.kind === 'canonical' &&
    state.closing.outcome.version === drafted?.settlement.version
  return (
    <section aria-label="Where the offers stand" className="flex flex-col gap-3">
      {cause ? (
        <Notice
          tone="waiting"
          title={stopWords[cause].title}
          actions={facilitates ? <Resume bargaining={bargaining} /> : null}
        >
          <p>{stopWords[cause].detail}</p>
        </Notice>
      ) : null}
      {undeclared.length > 0 ? (
        <p>
          <Status tone="waiting">
            {listed(undeclared.map(names.party))} {undeclared.length === 1 ? 'has' : 'have'} still to declare
          </Status>
        </p>
      ) : agreed ? (
        <p>
          Offer {agreed.offer} was accepted as a package by {listed(agreed.accepted.map(names.party))}.{' '}
          {ratified
            ? 'Every party has ratified what was drafted from it:'
            : 'It binds nobody until it is ratified:'}{' '}
          {drafted ? (
            <PlaceLink to={{ at: 'settlement', version: drafted.settlement.version }} className="text-link">
              Settlement {drafted.settlement.version}
              {ratified ? '' : ', provisional'}
            </PlaceLink>
          ) : null}
        </p>
      ) : table.ended || state.phase === 'Closed' ? (
        <p>The offers have ended without a package.</p>
      ) : (
        <p>
          Round {table.round}
          {terms.bounds.rounds === null ? '' : ` of ${terms.bounds.rounds}`}. It is for{' '}
          {listed(toMove(bargaining).map(names.party))} to {table.standing ? 'answer' : 'make an offer'}.
        </p>
      )}
    </section>
  )
}

/** A person lets the offers go on, and everything that counted starts anew. */
function Resume({ bargaining }: { bargaining: Bargaining }) {
  const { bounds } = bargaining.terms
  const rounds = bounds.rounds === null ? null : Math.min(500, bargaining.table.round + 10)
  const offers = bounds.offers === null ? null : Math.min(5_000, bargaining.table.offers + 20)
  return (
    <ActDialog
      name="resume-bargaining"
      title="Let the offers go on"
      description={
        rounds === null
          ? 'Counting starts anew.'
          : `Rounds up to ${rounds} are allowed, and counting starts anew.`
      }
      words={{ label: 'Why it goes on', limit: LIMIT.line }}
      action="Let them go on"
      trigger={<Button>Let the offers go on</Button>}
      command={(reason) => ({ type: 'ResumeBargaining', bounds: { ...bounds, rounds, offers }, reason })}
    />
  )
}
