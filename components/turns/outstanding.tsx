'use client'

import { PlaceLink } from '@/components/room/place-link'
import { PlainText } from '@/components/room/plain-text'
import { useNames } from '@/components/room/room-provider'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import { counted, listed } from '@/components/words/names'
import type { Matter } from '@/server/protocol/state'

type Bound = Extract<NonNullable<Matter['bound']>, { bound: 'turns' }>

/** What stood against agreement when the turns were used up. */
export function Outstanding({ bound }: { bound: Bound }) {
  const names = useNames()
  const { objections, silent, openIssues } = bound
  return (
    <Notice tone="warn" title={`Incomplete after ${counted(bound.turns, 'turn')}`}>
      {objections.map(({ party, reason }) => (
        <div key={party}>
          <p className="font-medium">{names.party(party)} objects</p>
          <PlainText text={reason} />
        </div>
      ))}
      {silent.length > 0 ? (
        <p>No answer from {listed(silent.map(names.party))}, which is no consent.</p>
      ) : null}
      {openIssues.length > 0 ? (
        <p>
          Undecided:{' '}
          {openIssues.map((issue, at) => (
            <span key={issue}>
              {at > 0 ? ', ' : ''}
              <PlaceLink to={{ at: 'issue', issue }} className="text-link">
                issue {issue}
              </PlaceLink>
            </span>
          ))}
          .
        </p>
      ) : null}
      <p className="text-sm text-ink-muted">
        Recorded <Time at={bound.mark.at} />. Nothing ends by it: a person decides what next.
      </p>
    </Notice>
  )
}
