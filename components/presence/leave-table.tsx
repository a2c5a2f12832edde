'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { LIMIT } from '@/server/protocol/limits'

/** The way out. For a signatory it ends the negotiation for all, and says so; for anybody else it ends a seat. */
export function LeaveTable() {
  const state = useNegotiation()
  const me = useMe()
  if (me.signs && state.phase !== 'Closed')
    return (
      <section aria-label="Leaving" className="flex flex-col items-start gap-3 wrap-anywhere">
        <h3 className="text-lg">Leaving</h3>
        <p className="text-ink-muted">
          {me.partyName} may leave at any time. That ends the negotiation for everybody; the others can open a
          new one. Nobody owes a reason, and one is welcome.
        </p>
        <ActDialog
          name="exit"
          trigger={<Button look="danger">Leave the negotiation</Button>}
          title={`${me.partyName} leaves the negotiation`}
          description="It ends at once, for all parties, and cannot be taken back. Nobody is bound by anything proposed here. What was said stays on the record, and so do your words."
          words={{ label: 'In your own words', limit: LIMIT.words, rows: 4 }}
          action="Leave, and end it"
          look="danger"
          command={(words) => ({ type: 'ExitNegotiation', words })}
        />
      </section>
    )
  if (me.signs || state.phase === 'Ratification') return null
  const alone =
    me.role === 'facilitator' &&
    !state.people.some((one) => one.role === 'facilitator' && one.left === null && one.person !== me.person)
  if (alone) return null
  return (
    <section aria-label="Leaving" className="flex flex-col items-start gap-3 wrap-anywhere">
      <h3 className="text-lg">Leaving</h3>
      <ActDialog
        name="leave"
        trigger={<Button>Leave your seat</Button>}
        title="Leave your seat"
        description="You stop seeing this negotiation. It goes on without you; what you said stays on the record."
        action="Leave"
        command={() => ({ type: 'LeaveSeat' })}
      />
    </section>
  )
}
