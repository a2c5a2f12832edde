'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useNames } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import type { PartyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import { standingRatification } from '@/server/protocol/ratification'
import type { Ratifying } from '@/server/protocol/state'
import { PressureSigns } from './pressure-signs'
import { ReplaceSignatory } from './replace-signatory'

/** While a call is open: whom to remind, and how it can be closed. Nothing of this counts as an answer. */
export function OpenCall({ state }: { state: Ratifying }) {
  const { open } = state
  const waiting = open.parties.map((one) => one.party).filter((party) => !standingRatification(open, party))
  return (
    <section aria-label="The open call" className="flex flex-col gap-4">
      <PressureSigns quiet />
      <h3 className="text-lg">Who has not answered</h3>
      <ul className="divide-y divide-line border-y border-line">
        {waiting.map((party) => (
          <li key={party} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <Waiting state={state} party={party} />
          </li>
        ))}
      </ul>
      <div>
        <ActDialog
          name="close-call"
          trigger={<Button>Close this call</Button>}
          title={`Close call ${open.call}`}
          description="The negotiation goes back to mediation. What was ratified in this call lapses for good and stays on the record as partial. The same text can be called again, and everybody is then asked anew."
          words={{ label: 'The reason', limit: LIMIT.line }}
          action="Close the call"
          command={(reason) => ({ type: 'CloseCall', call: open.call, reason })}
        />
      </div>
    </section>
  )
}

function Waiting({ state, party }: { state: Ratifying; party: PartyId }) {
  const names = useNames()
  const reminders = state.open.reminders.filter((one) => one.party === party)
  const last = reminders.at(-1)
  return (
    <>
      <p>
        {names.party(party)}
        {last ? (
          <span className="text-sm text-ink-muted">
            {' '}
            reminded <Time at={last.mark.at} />
          </span>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <ActDialog
          name={`remind:${party}`}
          trigger={<Button size="small">Remind</Button>}
          title={`Remind ${names.party(party)}`}
          description="Its signatory gets a mail that an answer is still open, without a date by which to give it."
          action="Send the reminder"
          command={() => ({ type: 'RemindParty', party })}
        />
        <ReplaceSignatory party={party} />
      </div>
    </>
  )
}
