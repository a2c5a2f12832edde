'use client'

import { activityWords } from '@/components/room/activity-words'
import { PlaceLink } from '@/components/room/place-link'
import { useNames, useNegotiation, useRoom } from '@/components/room/room-provider'
import { Disclosure } from '@/components/ui/disclosure'
import { Time } from '@/components/ui/time'
import { overreachWords } from '@/components/words/delegates'
import { counted } from '@/components/words/names'

/** What a delegate did and what it was refused, the latest first. */
export function DelegateActs({ delegate }: { delegate: number }) {
  const state = useNegotiation()
  const names = useNames()
  const entries = useRoom((room) => room.entries)
  const acted = new Set(state.delegateActs.flatMap((one) => (one.delegate === delegate ? [one.seq] : [])))
  const refused = state.overreach.filter((one) => one.delegate === delegate)
  if (acted.size === 0 && refused.length === 0)
    return <p className="text-sm text-ink-muted">It has done nothing yet.</p>
  const done = entries.filter((one) => acted.has(one.seq))
  return (
    <Disclosure
      summary={`${counted(acted.size, 'act')}${refused.length > 0 ? `, ${refused.length} refused` : ''}`}
    >
      <ul className="flex flex-col gap-2 text-sm">
        {done.toReversed().map((entry) => (
          <li key={entry.seq}>
            {entry.events
              .filter((event) => event.type !== 'DelegateActed')
              .map((event) => activityWords(event, names))
              .filter((one) => one !== null)
              .map(({ words, place }) => (
                <p key={words}>{place ? <PlaceLink to={place}>{words}</PlaceLink> : words}</p>
              ))}
            <p className="text-ink-muted">
              <Time at={entry.at} />
            </p>
          </li>
        ))}
        {refused.map((one) => (
          <li key={one.mark.seq}>
            <p>Refused: {overreachWords(one)}. Nothing came of it.</p>
            <p className="text-ink-muted">
              <Time at={one.mark.at} />
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
