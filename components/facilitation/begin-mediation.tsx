'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useNames } from '@/components/room/room-provider'
import { useMainLook } from '@/components/room/use-needs'
import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import { listed } from '@/components/words/names'
import { seatedParties } from '@/server/protocol/authority'
import { latestIntent } from '@/server/protocol/intents'
import type { IntentPhase } from '@/server/protocol/state'

/** From intents to mediation: possible at any time, and who has said nothing is named. */
export function BeginMediation({ state }: { state: IntentPhase }) {
  const names = useNames()
  const look = useMainLook()
  const seated = seatedParties(state).map((one) => one.party)
  const silent = seated.filter((party) => !latestIntent(state, party))
  const named = listed(silent.map(names.party))
  return (
    <section aria-label="Next step" className="flex flex-col items-start gap-3 border-t border-line pt-6">
      <ul className="flex flex-col gap-1">
        {seated.map((party) => (
          <li key={party} className="flex flex-wrap gap-x-3">
            {names.party(party)}
            {silent.includes(party) ? (
              <Status tone="waiting">no intent yet</Status>
            ) : (
              <Status tone="ok">intent stated</Status>
            )}
          </li>
        ))}
      </ul>
      <ActDialog
        name="begin-mediation"
        trigger={<Button look={silent.length === 0 ? look : 'secondary'}>Open mediation</Button>}
        title={silent.length === 0 ? 'Open mediation' : `Open mediation without the intent of ${named}`}
        description={
          silent.length === 0
            ? 'Issues can be raised, positions taken, and the mediator asked. Intents can still be changed.'
            : `The record will say that ${named} had stated none. That counts as nothing said, never as agreement; it can still be stated later.`
        }
        action="Open mediation"
        command={() => ({ type: 'BeginMediation', without: silent })}
      />
    </section>
  )
}
