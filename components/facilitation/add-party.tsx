'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { partyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'

/** A side that was not there at the opening. */
export function AddParty() {
  const { parties } = useNegotiation()
  return (
    <ActDialog
      name="add-party"
      trigger={<Button size="small">Add a party</Button>}
      title="Add a party"
      description="It is asked like the others from now on. Settlements drafted before do not name it and can no longer be called."
      words={{ label: 'Its name', limit: LIMIT.name, rows: 1 }}
      action="Add it"
      command={(name) => ({ type: 'AddParty', party: partyId.parse(`p${parties.length + 1}`), name })}
    />
  )
}
