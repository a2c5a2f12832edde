'use client'

import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Time } from '@/components/ui/time'

/** Sentences that parties said in the room, out of their caucuses. */
export function ReleaseList() {
  const { releases } = useNegotiation()
  const names = useNames()
  if (releases.length === 0) return null
  return (
    <section aria-label="Said in the room">
      <h3 className="text-lg">Said in the room, out of a caucus</h3>
      <ul className="divide-y divide-line border-y border-line">
        {releases.map((one) => (
          <li key={one.release} id={`release-${one.release}`} className="scroll-mt-24 py-3">
            <PlainText text={`“${one.text.trim()}”`} />
            <p className="text-sm text-ink-muted">
              {names.party(one.party)}, said by {names.person(one.by)}, <Time at={one.mark.at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
