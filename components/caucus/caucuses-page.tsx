'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink } from '@/components/room/place-link'
import { useMe, useNames, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { counted } from '@/components/words/names'
import { standing } from '@/server/protocol/authority'
import type { Caucus, CaucusWith } from '@/server/protocol/caucus'
import { peopleIn } from '@/server/protocol/caucuses'
import { heldBack } from '@/server/protocol/controls'
import { caucusWith } from './caucus-words'

/** Every caucus there is: that it is there is public, what is said in it is not. */
export function CaucusesPage() {
  const state = useNegotiation()
  const me = useMe()
  const mine = state.caucuses.filter((one) => takesPart(one, peopleIn(state, one), me))
  const others = state.caucuses.filter((one) => !mine.includes(one))
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead="One party alone with the mediator or with the facilitators. What is said is sealed; everybody sees only that it was opened, that messages were sent, and that it was closed.">
        Caucuses
      </PlaceHeading>
      <OpenOne />
      <Listed title="Yours" caucuses={mine} linked />
      <Listed title={mine.length > 0 ? 'Of others' : 'At this table'} caucuses={others} />
      {state.caucuses.length === 0 ? <p className="text-ink-muted">There has been no caucus yet.</p> : null}
    </div>
  )
}

/** Whoever talks in it now, and whoever sits for its party: they keep what they may read. */
function takesPart(caucus: Caucus, people: readonly string[], me: { person: string; party: string | null }) {
  return people.includes(me.person) || (me.party === caucus.party && me.party !== null)
}

function Listed({ title, caucuses, linked }: { title: string; caucuses: Caucus[]; linked?: boolean }) {
  const state = useNegotiation()
  const names = useNames()
  if (caucuses.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {[...caucuses].reverse().map((one) => (
          <li key={one.caucus} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <span>
              {linked ? (
                <PlaceLink to={{ at: 'caucus', caucus: one.caucus }} className="text-link">
                  Caucus {one.caucus}: {names.party(one.party)} with {caucusWith(state, one)}
                </PlaceLink>
              ) : (
                <>
                  Caucus {one.caucus}: {names.party(one.party)} with {caucusWith(state, one)}
                </>
              )}
              <span className="block text-sm text-ink-muted">
                Opened by {names.person(one.by)}, <Time at={one.mark.at} />;{' '}
                {counted(one.messages.length, 'message')}
              </span>
            </span>
            <Status tone={one.closed ? 'neutral' : 'waiting'}>{one.closed ? 'Closed' : 'Open'}</Status>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenOne() {
  const state = useNegotiation()
  const may = useMay()
  const talks = (state.phase === 'Intent' || state.phase === 'Mediation') && !state.bound
  if (!talks) return null
  if (may.facilitate) return <AskParty />
  const party = may.party
  if (party === null) return null
  const open = (whom: CaucusWith) =>
    state.caucuses.some((one) => !one.closed && one.party === party && one.with === whom)
  const held = heldBack(state) !== null
  return (
    <div className="flex flex-wrap gap-2">
      {open('mediator') || held ? null : (
        <Opening
          whom="mediator"
          party={party}
          says={
            state.control.player
              ? `${state.control.player.name}, a person, plays the mediator here and reads what you write.`
              : 'It works by rules or by a model, as its answers say. It uses nothing of it outside, unless you say a sentence in the room yourself.'
          }
        />
      )}
      {open('facilitator') ? null : (
        <Opening
          whom="facilitator"
          party={party}
          says="The facilitators who sit here as you write read it, and answer."
        />
      )}
    </div>
  )
}

function Opening({ whom, party, says }: { whom: CaucusWith; party: Caucus['party']; says: string }) {
  const title = whom === 'mediator' ? 'Talk with the mediator alone' : 'Talk with the facilitator alone'
  return (
    <ActDialog
      name={`open-caucus:${whom}`}
      trigger={<Button>{title}</Button>}
      title={title}
      description={`${says} The people of your party read it too. Everybody sees that this caucus was opened, and that messages are sent; nobody else sees what they say.`}
      action="Open the caucus"
      command={() => ({ type: 'OpenCaucus', party, with: whom })}
    />
  )
}

/** A facilitator asks one party into a talk alone. */
function AskParty() {
  const state = useNegotiation()
  const parties = standing(state).filter(
    ({ party, signatory }) =>
      signatory !== null &&
      !state.caucuses.some((one) => !one.closed && one.with === 'facilitator' && one.party === party),
  )
  const [chosen, choose] = useState('')
  const party = parties.find((one) => one.party === chosen) ?? parties[0]
  if (!party) return null
  return (
    <ActDialog
      name="open-caucus:party"
      trigger={<Button>Talk with one party alone</Button>}
      title="Talk with one party alone"
      description="Everybody sees that this caucus was opened. What is said is sealed to the people of that party and to the facilitators."
      action="Open the caucus"
      command={() => ({ type: 'OpenCaucus', party: party.party, with: 'facilitator' })}
    >
      <Field label="Which party">
        <Select value={party.party} onChange={(event) => choose(event.currentTarget.value)}>
          {parties.map((one) => (
            <option key={one.party} value={one.party}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
    </ActDialog>
  )
}
