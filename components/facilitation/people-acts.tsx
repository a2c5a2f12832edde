'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useMe, useNames, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { roleWords } from '@/components/words/roles'
import { LIMIT } from '@/server/protocol/limits'
import { ReplaceSignatory } from './replace-signatory'

/** Who may be given another place, or none. A signatory cannot be removed: a party leaves by its own exit. */
export function PeopleActs() {
  const state = useNegotiation()
  const me = useMe()
  const names = useNames()
  const { phase } = state
  const seated = state.people.filter((one) => one.left === null)
  return (
    <ul className="divide-y divide-line border-y border-line">
      {seated.map((one) => {
        const removable = one.role !== 'signatory' && one.person !== me.person && phase !== 'Ratification'
        return (
          <li
            key={one.person}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 wrap-anywhere"
          >
            <p>
              {one.name}{' '}
              <span className="text-sm text-ink-muted">
                {roleWords[one.role]}
                {one.party ? ` of ${names.party(one.party)}` : ''}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {one.party && one.role === 'signatory' && phase !== 'Closed' ? (
                <ReplaceSignatory party={one.party} />
              ) : null}
              {removable ? (
                <ActDialog
                  name={`remove:${one.person}`}
                  trigger={<Button size="small">End this seat</Button>}
                  title={`End the seat of ${one.name}`}
                  description="They stop seeing this negotiation at once and are told why. What they said stays on the record."
                  words={{ label: 'The reason, which they read', limit: LIMIT.line }}
                  action="End the seat"
                  look="danger"
                  command={(reason) => ({ type: 'RemovePerson', person: one.person, reason })}
                />
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
