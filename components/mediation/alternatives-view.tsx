'use client'

import { PlaceLink } from '@/components/room/place-link'
import { PlainText } from '@/components/room/plain-text'
import { ReferenceList } from '@/components/room/reference-link'
import type { WorkOf } from '@/server/protocol/work'
import { TermTitle } from './term-title'

/** Other wordings of one term, each with how it differs. */
export function AlternativesView({ content }: { content: WorkOf<'alternatives'> }) {
  return (
    <>
      <h3 className="text-lg">
        Other wordings of <TermTitle version={content.version} term={content.term} />
      </h3>
      <p className="text-sm text-ink-muted">
        PROVISIONAL, for discussion. To use one, copy it into{' '}
        <PlaceLink to={{ at: 'counter', version: content.version }} className="text-link">
          a counter
        </PlaceLink>
        .
      </p>
      <ol className="divide-y divide-line border-y border-line">
        {content.options.map((one, at) => (
          <li key={one.text} className="flex flex-col gap-2 py-4">
            <p className="text-sm text-ink-muted">Wording {at + 1}</p>
            <PlainText text={one.text} className="prose-settlement" />
            <PlainText text={one.differs} className="text-ink-muted" />
            {one.sources.length > 0 ? (
              <p className="text-sm text-ink-muted">
                From: <ReferenceList references={one.sources} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  )
}
