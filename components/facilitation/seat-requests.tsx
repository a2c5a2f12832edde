'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import { roleWords } from '@/components/words/roles'
import { LIMIT } from '@/server/protocol/limits'

/** People who came by a bare link: whoever holds a link may not be who it was meant for. */
export function SeatRequests() {
  const { seatRequests } = useNegotiation()
  const names = useNames()
  if (seatRequests.length === 0) return null
  return (
    <section aria-label="Requests for a seat" className="flex flex-col gap-3 border-t border-line pt-6">
      <h3 className="text-lg">Who asks for a seat</h3>
      <p className="text-ink-muted">
        They came by a link that was bound to no address. Make sure by other means that it is the right
        person.
      </p>
      {seatRequests.map(({ person, name, role, party, mark }) => (
        <div key={person} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <span className="font-medium">{name}</span>, as {roleWords[role]}
            {party ? ` of ${names.party(party)}` : ''}, <Time at={mark.at} />
          </p>
          <div className="flex gap-2">
            <ActDialog
              name={`decline:${person}`}
              trigger={<Button size="small">Decline</Button>}
              title={`Decline ${name}`}
              description="They get no seat. Their link is used up; you can send a new invitation."
              words={{ label: 'The reason, which they read', limit: LIMIT.line }}
              action="Decline"
              command={(reason) => ({ type: 'DeclineSeat', person, reason })}
            />
            <ActDialog
              name={`confirm:${person}`}
              trigger={<Button size="small">Confirm</Button>}
              title={`Seat ${name}${party ? ` for ${names.party(party)}` : ''}`}
              description="You say, in view of all, that this is the right person. The record and the certificate name you for it."
              action="Yes, this is the right person"
              command={() => ({ type: 'ConfirmSeat', person })}
            />
          </div>
        </div>
      ))}
    </section>
  )
}
