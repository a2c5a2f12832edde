'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { partyOf } from '@/server/protocol/authority'
import type { PartyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'

/** Another person of the same party answers for it from now on; an open call closes. */
export function ReplaceSignatory({ party }: { party: PartyId }) {
  const state = useNegotiation()
  const names = useNames()
  const signatory = partyOf(state, party)?.signatory ?? null
  const heirs = state.people.filter(
    (one) => one.party === party && one.left === null && one.person !== signatory,
  )
  const [chosen, setChosen] = useState('')
  const heir = heirs.find((one) => one.person === chosen) ?? heirs[0]
  if (!heir) return null
  const closes =
    state.phase === 'Ratification' ? ' The open call closes, since somebody else must be asked.' : ''
  return (
    <ActDialog
      name={`replace:${party}`}
      trigger={<Button size="small">Replace the signatory</Button>}
      title={`Who answers for ${names.party(party)}`}
      description={`Only one person answers for a party. Grants of the former signatory end.${closes}`}
      words={{ label: 'The reason', limit: LIMIT.line }}
      action="Replace"
      command={(reason) => ({ type: 'ReplaceSignatory', party, person: heir.person, reason })}
    >
      <Field label="From now on">
        <Select value={heir.person} onChange={(event) => setChosen(event.currentTarget.value)}>
          {heirs.map((one) => (
            <option key={one.person} value={one.person}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
    </ActDialog>
  )
}
