'use client'

import { MyDevices } from '@/components/keys/my-devices'
import { PrivateRegion } from '@/components/ui/private-region'
import { Status } from '@/components/ui/status'
import { listed } from '@/components/words/names'
import { editorWords } from './editor-words'
import { PlaceLink } from './place-link'
import { useMe, useNames, useRoom } from './room-provider'
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
      {me.role === 'facilitator' ? <Flags /> : null}
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

/** Signs of pressure in somebody's words: shown to facilitators alone, since showing them to others could harm the person. */
function Flags() {
  const names = useNames()
  const mine = useRoom((state) => state.view.mine)
  const flags = mine.flatMap((part) => (part.kind === 'flag' && part.flags.length > 0 ? [part] : []))
  return (
    <PrivateRegion audience="Only facilitators see this">
      <h3 className="text-sm font-medium">Signs of pressure</h3>
      {flags.length === 0 ? (
        <p className="text-sm text-ink-muted">No words sent in answer to a call carry a sign of pressure.</p>
      ) : (
        <ul className="mt-1 flex flex-col gap-2 text-sm">
          {flags.map(({ attempt, owner, flags: signs }) => (
            <li key={attempt}>
              In words of {names.person(owner)}: {listed(signs.map((sign) => sign.replaceAll('_', ' ')))}.
            </li>
          ))}
        </ul>
      )}
    </PrivateRegion>
  )
}
