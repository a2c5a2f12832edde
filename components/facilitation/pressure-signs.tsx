'use client'

import { useNames, useRoom } from '@/components/room/room-provider'
import { PrivateRegion } from '@/components/ui/private-region'
import { signWords } from '@/components/words/flags'
import { listed } from '@/components/words/names'

/**
 * Signs of pressure in somebody's words: shown to facilitators alone, since showing them to others could harm the
 * person. `quiet` says nothing where there are none.
 */
export function PressureSigns({ quiet = false }: { quiet?: boolean }) {
  const names = useNames()
  const mine = useRoom((state) => state.view.mine)
  const flags = mine.flatMap((part) => (part.kind === 'flag' && part.flags.length > 0 ? [part] : []))
  if (quiet && flags.length === 0) return null
  return (
    <PrivateRegion audience="Only facilitators see this">
      <h3 className="text-sm font-medium">Signs of pressure</h3>
      {flags.length === 0 ? (
        <p className="text-sm text-ink-muted">No words sent in answer to a call carry a sign of pressure.</p>
      ) : (
        <>
          <ul className="mt-1 flex flex-col gap-2 text-sm">
            {flags.map(({ attempt, owner, flags: signs }) => (
              <li key={attempt}>
                In words of {names.person(owner)}: {listed(signs.map(signWords))}.
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-muted">
            A sign is no verdict. Speak to the person alone, and not about this in the room.
          </p>
        </>
      )}
    </PrivateRegion>
  )
}
