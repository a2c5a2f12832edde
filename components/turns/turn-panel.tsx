'use client'

import { useMay } from '@/components/room/may'
import { PlaceLink } from '@/components/room/place-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { classNames } from '@/components/ui/class-names'
import { LiveRegion } from '@/components/ui/live-region'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { listed } from '@/components/words/names'
import { standing } from '@/server/protocol/authority'
import { isRegistered, turnOrder } from '@/server/protocol/registration'
import type { Turn } from '@/server/protocol/state'
import { turnEnds, unaddressed } from '@/server/protocol/turns'
import { RegistrationView } from './registration-view'
import { AdmitLatecomer, HandOff, SkipTurn } from './turn-acts'
import { TurnsUsed } from './turns-used'
import { usePassed } from './use-passed'

/** Registration until the talk begins; then whose turn it is, since when, and what is still without a word. */
export function TurnPanel() {
  const state = useNegotiation()
  const { registration } = state.charter
  if (state.phase === 'Closed' || state.phase === 'Ratification') return null
  if (registration && !state.turnsBegun) return <RegistrationView rules={registration} />
  if (state.phase !== 'Mediation') return null
  if (state.turn) return <TurnHeld turn={state.turn} />
  return (state.charter.limits.turns ?? null) === null ? null : (
    <p>
      <TurnsUsed />
    </p>
  )
}

function TurnHeld({ turn }: { turn: Turn }) {
  const state = useNegotiation()
  const names = useNames()
  const may = useMay()
  const ends = turnEnds(state)
  const passed = usePassed(ends)
  const mine = may.party === turn.party
  const order = turnOrder(state)
  const from = [...order.slice(order.indexOf(turn.party)), ...order.slice(0, order.indexOf(turn.party))]
  const outside = standing(state).filter((one) => one.signatory && !isRegistered(state, one.party))
  const skips = state.bound === null && passed && (may.facilitate || (may.party !== null && !mine))
  return (
    <section
      aria-label="Turn"
      className={classNames(
        'flex flex-col gap-2 rounded-md px-4 py-3',
        mine ? 'bg-accent-soft' : 'bg-sunken',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <LiveRegion>
          <h3 className="text-lg">
            {mine ? 'It is your turn' : `It is the turn of ${names.party(turn.party)}`}
          </h3>
        </LiveRegion>
        <TurnsUsed />
      </div>
      <p className="text-sm text-ink-muted">
        Since <Time at={turn.since.at} />
        {turn.clock.seq > turn.since.seq ? (
          <>
            , last act <Time at={turn.clock.at} />
          </>
        ) : null}
        . After that: {listed(from.slice(1).map(names.party))}.
      </p>
      <Left party={turn.party} mine={mine} />
      {ends ? (
        <p className="text-sm text-ink-muted">
          {passed ? (
            <Status tone="warn">Silent for longer than a turn may last</Status>
          ) : (
            <>
              {mine ? 'If you stay' : 'If they stay'} silent until <Time at={ends} />, {mine ? 'you' : 'they'}{' '}
              may be passed over. Every act starts the time anew.
            </>
          )}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mine && state.bound === null ? <HandOff /> : null}
        {skips ? <SkipTurn holder={turn.party} /> : null}
        {may.facilitate ? outside.map(({ party }) => <AdmitLatecomer key={party} party={party} />) : null}
      </div>
    </section>
  )
}

/** Open issues without a word in this turn: a warning, each a link. */
function Left({ party, mine }: { party: Turn['party']; mine: boolean }) {
  const state = useNegotiation()
  const left = unaddressed(state, party)
  if (left.length === 0)
    return state.issues.some((one) => one.status === 'OPEN' && !one.setAside) ? (
      <Status tone="ok">Every open issue has a word in this turn</Status>
    ) : null
  return (
    <p>
      <Status tone="warn">
        {mine ? 'Still without your word in this turn' : 'Still without a word in this turn'}:
      </Status>{' '}
      {left.map((issue, at) => (
        <span key={issue}>
          {at > 0 ? ', ' : ''}
          <PlaceLink to={{ at: 'issue', issue }} className="text-link">
            {issue} {state.issues[issue - 1]?.title}
          </PlaceLink>
        </span>
      ))}
    </p>
  )
}
