'use client'

import { PlaceLink } from '@/components/room/place-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { originWords } from '@/components/settlement/settlement-document'
import { Time } from '@/components/ui/time'
import { CallRatification } from './call-ratification'

/** The newest texts, which can be put to ratification. Older ones are called from their own page. */
export function Callable() {
  const { settlements } = useNegotiation()
  const names = useNames()
  const newest = [...settlements].reverse().slice(0, 3)
  if (newest.length === 0) return <p className="text-ink-muted">No settlement has been drafted yet.</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {newest.map((drafted) => {
        const { version, title, origin } = drafted.settlement
        return (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <PlaceLink to={{ at: 'settlement', version }} className="text-link">
                Settlement {version}
              </PlaceLink>
              <p>{title}</p>
              <p className="text-sm text-ink-muted">
                {originWords(origin, names)}, <Time at={drafted.mark.at} />
              </p>
            </div>
            <CallRatification drafted={drafted} />
          </li>
        )
      })}
    </ul>
  )
}
