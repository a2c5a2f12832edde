'use client'

import { PressureSigns } from '@/components/facilitation/pressure-signs'
import { MyDevices } from '@/components/keys/my-devices'
import { MyReceipts } from '@/components/record/my-receipts'
import { PrivateRegion } from '@/components/ui/private-region'
import { Status } from '@/components/ui/status'
import { editorWords } from './editor-words'
import { PlaceLink } from './place-link'
import { useMe, useRoom } from './room-provider'
import { SealedParts } from './sealed-parts'
import { TellMe } from './tell-me'

/** Everything of this person's that the others do not see. */
export function Mine() {
  const me = useMe()
  const drafts = useRoom((state) => state.drafts)
  const pending = useRoom((state) => state.pending)
  const waiting = pending.filter((one) => one.state === 'waiting').map((one) => one.editor)
  const names = Object.keys(drafts)
  return (
    <div className="flex flex-col gap-4">
      <PrivateRegion audience="Only you see this">
        <div className="flex flex-col gap-4">
          <section aria-label="Drafts">
            <h3 className="text-sm font-medium">Drafts on this device</h3>
            {names.length === 0 ? (
              <p className="text-sm text-ink-muted">Nothing is begun and unsent.</p>
            ) : (
              <ul className="mt-1 flex flex-col gap-1 text-sm">
                {names.map((name) => (
                  <li key={name}>
                    <DraftLink name={name} waiting={waiting.includes(name)} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <SealedParts />
        </div>
      </PrivateRegion>
      <MyDevices />
      <MyReceipts />
      {me.role === 'facilitator' ? <PressureSigns /> : null}
      <TellMe />
    </div>
  )
}

function DraftLink({ name, waiting }: { name: string; waiting: boolean }) {
  const { what, place } = editorWords(name)
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {place ? (
        <PlaceLink to={place} className="text-link">
          {what}
        </PlaceLink>
      ) : (
        what
      )}
      {waiting ? <Status tone="waiting">waits for a connection</Status> : null}
    </span>
  )
}
