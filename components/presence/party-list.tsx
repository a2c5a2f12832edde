'use client'

import { Bot } from 'lucide-react'
import { PlaceLink } from '@/components/room/place-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Avatar } from '@/components/ui/avatar'
import { standing } from '@/server/protocol/authority'
import type { Party } from '@/server/protocol/state'
import { PersonLine } from './person-line'

/** Who sits at the table, who is here now, and who is missing. */
export function PartyList() {
  const state = useNegotiation()
  const others = state.people.filter((one) => one.left === null && one.party === null)
  return (
    <ul className="flex flex-col gap-2">
      {standing(state).map((party) => (
        <li key={party.party}>
          <SeatOf party={party} />
          <SoftwareOf party={party.party} />
        </li>
      ))}
      {others.map((person) => (
        <li key={person.person}>
          <PersonLine person={person} />
        </li>
      ))}
    </ul>
  )
}

function SeatOf({ party }: { party: Party }) {
  const state = useNegotiation()
  const at = state.parties.indexOf(party)
  const people = state.people.filter((one) => one.left === null && one.party === party.party)
  if (people.length === 0) return <EmptySeat party={party} at={at} />
  return people.map((person) => (
    <PersonLine
      key={person.person}
      person={person}
      partyAt={at}
      {...(person.name === party.name ? {} : { of: party.name })}
    />
  ))
}

/** Software that acts for the party now. */
function SoftwareOf({ party }: { party: string }) {
  const state = useNegotiation()
  const names = useNames()
  const acting = state.delegations.filter((one) => one.party === party && !one.revoked)
  return acting.map((one) => (
    <p key={one.delegate} className="flex items-center gap-2 py-1 pl-8 text-sm text-ink-muted">
      <Bot aria-hidden className="size-3.5 shrink-0" />
      <PlaceLink to={{ at: 'delegates' }} className="min-w-0 hover:text-accent hover:underline">
        {names.delegate(one.delegate)}
      </PlaceLink>
    </p>
  ))
}

function EmptySeat({ party, at }: { party: Party; at: number }) {
  const state = useNegotiation()
  const asked = state.seatRequests.find((one) => one.party === party.party)
  const invited = state.invitations.some((one) => one.party === party.party && one.state === 'open')
  const missing = asked
    ? `${asked.name} asks for the seat`
    : invited
      ? 'invited, not here yet'
      : 'not invited yet'
  return (
    <div className="flex items-start gap-2 py-1">
      <Avatar name={party.name} party={at} size="small" className="mt-0.5 border-dashed" />
      <div className="min-w-0 text-sm">
        <p className="font-medium">{party.name}</p>
        <p className="text-ink-muted">{missing}</p>
      </div>
    </div>
  )
}
