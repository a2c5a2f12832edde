'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { useMainLook } from '@/components/room/use-needs'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { listed } from '@/components/words/names'
import { seatedParties } from '@/server/protocol/authority'
import type { Drafted } from '@/server/protocol/state'

/** Puts one version to ratification: each seated party is then asked, by itself, in the same words. */
export function CallRatification({ drafted }: { drafted: Drafted }) {
  const state = useNegotiation()
  const names = useNames()
  const look = useMainLook()
  const { settlement } = drafted
  const newest = state.settlements.length === settlement.version
  const asked = listed(seatedParties(state).map((one) => names.party(one.party)))
  return (
    <ActDialog
      name={`call:${settlement.version}`}
      trigger={<Button look={newest ? look : 'secondary'}>Put it to ratification</Button>}
      title={`Put settlement ${settlement.version} to ratification`}
      description={`${asked} are each asked whether they ratify this text as the final record of their agreement, in their own words. Mediation rests while the call is open.`}
      action="Put it to ratification"
      command={() => ({ type: 'CallRatification', digest: settlement.digest })}
    >
      {settlement.unmet.length > 0 ? (
        <Notice tone="warn" title="It does not meet every red line">
          <p>
            {listed([...new Set(settlement.unmet.map((one) => names.party(one.party)))])} will read that here
            too, before answering.
          </p>
        </Notice>
      ) : null}
      {newest ? null : (
        <Notice tone="neutral" title="This is not the newest settlement">
          <p>Only this text will be asked about.</p>
        </Notice>
      )}
    </ActDialog>
  )
}
