'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useNames } from '@/components/room/room-provider'
import { useMainLook } from '@/components/room/use-needs'
import { Button } from '@/components/ui/button'
import { listed } from '@/components/words/names'
import { seatedParties, standing } from '@/server/protocol/authority'
import { PRESET } from '@/server/protocol/charter'
import type { Setup } from '@/server/protocol/state'

/** From setting up to intents: possible once enough parties are seated. */
export function BeginIntents({ state }: { state: Setup }) {
  const names = useNames()
  const look = useMainLook()
  const least = PRESET[state.charter.preset].leastParties
  const seated = seatedParties(state)
  const missing = standing(state).filter((one) => one.signatory === null)
  if (seated.length < least)
    return (
      <p className="border-t border-line pt-6 text-ink-muted">
        {seated.length} of {standing(state).length} parties have a signatory. Intents can begin once {least}{' '}
        do.
      </p>
    )
  return (
    <section aria-label="Next step" className="flex flex-col items-start gap-3 border-t border-line pt-6">
      <p>
        {missing.length === 0
          ? 'Every party is seated.'
          : `${listed(missing.map((one) => names.party(one.party)))} ${missing.length === 1 ? 'has' : 'have'} no signatory yet. They can still come before a settlement is called.`}
      </p>
      <ActDialog
        name="begin-intents"
        trigger={<Button look={look}>Ask for intents</Button>}
        title="Ask the parties for their intents"
        description="Each party is then asked to state its goals, constraints and red lines. Everybody reads them."
        action="Ask for intents"
        command={() => ({ type: 'BeginIntents' })}
      />
    </section>
  )
}
