'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useMe, useNames, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import { listed } from '@/components/words/names'
import type { PartyId } from '@/server/protocol/ids'
import type { Grantable } from '@/server/protocol/seat-events'
import { GiveGrant } from './give-grant'

const grantWords: Record<Grantable, string> = {
  agree: 'agree on issues',
  ratify: 'answer calls for ratification',
}

/** What the signatory lets colleagues do for the party. */
export function Grants({ party }: { party: PartyId }) {
  const state = useNegotiation()
  const me = useMe()
  const names = useNames()
  const standing = state.grants.filter((one) => one.party === party && !one.revoked)
  const colleagues = state.people.filter(
    (one) => one.party === party && one.left === null && one.person !== me.person && one.role !== 'observer',
  )
  const before = state.phase !== 'Ratification' && state.phase !== 'Closed'
  if (standing.length === 0 && !(me.signs && before && colleagues.length > 0)) return null
  return (
    <section aria-label="Grants" className="flex flex-col gap-3">
      <h3 className="text-lg">Grants within your party</h3>
      {standing.map((one) => (
        <div key={one.grant} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <p>
            {names.person(one.to)} may {listed(one.purposes.map((purpose) => grantWords[purpose]))}:{' '}
            {one.subject}. Until <Time at={one.until} />.
          </p>
          {state.phase !== 'Closed' && (me.signs || one.to === me.person) ? (
            <ActDialog
              name={`revoke-grant:${one.grant}`}
              trigger={<Button size="small">Revoke</Button>}
              title="Revoke this grant"
              description="It ends at once. What was done under it stays as it is."
              action="Revoke it"
              command={() => ({ type: 'RevokeGrant', grant: one.grant })}
            />
          ) : null}
        </div>
      ))}
      {me.signs && before && colleagues.length > 0 ? <GiveGrant colleagues={colleagues} /> : null}
    </section>
  )
}
