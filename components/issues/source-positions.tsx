'use client'

import { PlaceLink } from '@/components/room/place-link'
import { PlainText } from '@/components/room/plain-text'
import { useNegotiation } from '@/components/room/room-provider'
import { classNames } from '@/components/ui/class-names'
import type { Issue } from '@/server/protocol/state'

/** What each source document says on the issue, side by side, with the way to the very passage. */
export function SourcePositions({ issue }: { issue: Issue }) {
  const { sources } = useNegotiation()
  const { sourcePositions } = issue
  if (sourcePositions.length === 0) return null
  return (
    <section aria-label="What the sources say">
      <h3 className="border-b border-line pb-1 text-sm font-medium text-ink-muted">What the sources say</h3>
      <ul className={classNames('grid gap-x-6 gap-y-4 pt-3', sourcePositions.length > 1 && 'md:grid-cols-2')}>
        {sourcePositions.map((one, at) => {
          const uploaded = one.source === null ? undefined : sources[one.source - 1]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an issue is never edited; its sources keep their places
            <li key={at} className="flex min-w-0 flex-col gap-1.5">
              <p className="font-medium">{one.name}</p>
              <PlainText text={one.text} />
              {one.quote === null ? null : (
                <blockquote className="border-l-2 border-line-strong pl-3 text-ink-muted">
                  <PlainText text={one.quote} />
                </blockquote>
              )}
              {uploaded ? (
                <PlaceLink
                  to={{ at: 'matter' }}
                  anchor={one.quote === null ? `source-${one.source}` : `passage-${issue.issue}-${at + 1}`}
                  className="self-start text-sm text-link"
                >
                  {one.quote === null ? `Read “${uploaded.title}”` : `The passage in “${uploaded.title}”`}
                </PlaceLink>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
