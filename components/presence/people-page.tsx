'use client'

import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { useNegotiation } from '@/components/room/room-provider'
import { Time } from '@/components/ui/time'
import { identifiedWords, roleMeaning, roleWords } from '@/components/words/roles'
import { standing } from '@/server/protocol/authority'
import type { Party, Person, PersonKey } from '@/server/protocol/state'
import { Grants } from './grants'
import { LeaveTable } from './leave-table'
import { PersonLine } from './person-line'

/** Every seat: who holds it, how the person was identified, and since when. */
export function PeoplePage() {
  const state = useNegotiation()
  const may = useMay()
  const others = state.people.filter((one) => one.left === null && one.party === null)
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead="A person sits for one party. A party’s signatory alone answers for it.">
        At the table
      </PlaceHeading>
      <ul className="divide-y divide-line border-y border-line">
        {standing(state).map((party) => (
          <li key={party.party} className="py-3">
            <PartySeats party={party} at={state.parties.indexOf(party)} />
          </li>
        ))}
        {others.map((person) => (
          <li key={person.person} className="py-3">
            <Seat person={person} />
          </li>
        ))}
      </ul>
      {may.party !== null ? <Grants party={may.party} /> : null}
      <LeaveTable />
    </div>
  )
}

function PartySeats({ party, at }: { party: Party; at: number }) {
  const { people } = useNegotiation()
  const seated = people.filter((one) => one.left === null && one.party === party.party)
  return (
    <>
      <h3 className="font-semibold">{party.name}</h3>
      {seated.length === 0 ? <p className="text-ink-muted">Nobody sits here yet.</p> : null}
      {seated.map((person) => (
        <Seat key={person.person} person={person} at={at} />
      ))}
    </>
  )
}

function Seat({ person, at }: { person: Person; at?: number }) {
  const { keys } = useNegotiation()
  const own = keys.filter((one) => one.person === person.person)
  return (
    <div className="grid gap-x-6 md:grid-cols-2">
      <PersonLine person={person} {...(at === undefined ? {} : { partyAt: at })} />
      <p className="py-1 text-sm text-ink-muted max-md:pl-8">
        <span className="capitalize">{roleWords[person.role]}</span>, {identifiedWords[person.identified]},
        since <Time at={person.since.at} />. {roleMeaning[person.role]}
        {own.map((one) => (
          <Device key={one.key} of={one} />
        ))}
      </p>
    </div>
  )
}

/** A device that signs for a person: a new one is seen by everybody. */
function Device({ of }: { of: PersonKey }) {
  return (
    <span className="block">
      {of.revoked ? 'Signed with' : 'Signs with'} {of.device}, key <code>{of.key.slice(0, 8)}</code>, enrolled{' '}
      <Time at={of.mark.at} />
      {of.revoked ? ', taken out of use' : ''}
    </span>
  )
}
