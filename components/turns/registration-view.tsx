'use client'

import { useMay } from '@/components/room/may'
import { useMe, useNames, useNegotiation } from '@/components/room/room-provider'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { counted } from '@/components/words/names'
import { standing } from '@/server/protocol/authority'
import { PRESET } from '@/server/protocol/charter'
import { isFull, isRegistered, turnOrder } from '@/server/protocol/registration'
import type { Registration } from '@/server/protocol/turn-rules'
import { AdmitLatecomer, BeginTurns, RegisterParty } from './turn-acts'
import { usePassed } from './use-passed'

/** Who is there already, in the order of their turns, until the talk begins. */
export function RegistrationView({ rules }: { rules: Registration }) {
  const state = useNegotiation()
  const me = useMe()
  const names = useNames()
  const may = useMay()
  const passed = usePassed(state.registrationEnds)
  const closed = passed || isFull(state)
  const order = turnOrder(state)
  const talks = state.phase === 'Mediation'
  const mine = may.party !== null && !isRegistered(state, may.party) ? may.party : null
  const enough = order.length >= PRESET[state.charter.preset].leastParties
  const begins =
    talks && closed && enough && (may.facilitate || (may.party !== null && isRegistered(state, may.party)))
  const rest = standing(state).filter((one) => !order.includes(one.party))
  return (
    <section aria-label="Registration" className="flex flex-col gap-3 rounded-md bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">Registration</h3>
        <span className="text-sm text-ink-muted">
          {order.length} of {counted(rules.expected, 'party', 'parties')}
        </span>
      </div>
      <p className="text-sm text-ink-muted">
        {state.registrationEnds === null ? (
          'The first party to register opens the window. The order of registration is the order of turns.'
        ) : closed ? (
          <>
            Registration has closed. {talks ? 'A person begins the talk.' : 'The talk begins with mediation.'}
          </>
        ) : (
          <>
            It ends when all are there, or on <Time at={state.registrationEnds} />. Then a person begins.
          </>
        )}
      </p>
      <ol className="flex flex-col gap-1">
        {state.registered.map((one, at) => (
          <li key={one.party} className="flex flex-wrap items-baseline gap-x-3">
            <span className="figures w-4 text-ink-muted">{at + 1}</span>
            <span className="font-medium">{names.party(one.party)}</span>
            <Status tone="ok">{one.late ? 'admitted late' : 'registered'}</Status>
            {names.side(one.party, one.mark.seq) === names.party(one.party) ? null : (
              <span className="text-sm text-ink-muted">by {names.side(one.party, one.mark.seq)}</span>
            )}
          </li>
        ))}
        {rest.map(({ party, name }) => (
          <li key={party} className="flex flex-wrap items-baseline gap-x-3">
            <span aria-hidden className="w-4 text-ink-muted">
              –
            </span>
            <span>{name}</span>
            <Status tone="waiting">not registered</Status>
            {me.role === 'facilitator' && closed && seatedParty(state.people, party) ? (
              <AdmitLatecomer party={party} />
            ) : null}
          </li>
        ))}
      </ol>
      {mine && !closed ? (
        <div>
          <RegisterParty party={mine} />
        </div>
      ) : null}
      {begins ? (
        <div>
          <BeginTurns />
        </div>
      ) : null}
    </section>
  )
}

const seatedParty = (people: { party: string | null; left: unknown }[], party: string) =>
  people.some((one) => one.party === party && one.left === null)
