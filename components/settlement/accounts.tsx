'use client'

import type { ReactNode } from 'react'
import { PlaceLink } from '@/components/room/place-link'
import { PlainText } from '@/components/room/plain-text'
import { ReferenceLink, ReferenceList } from '@/components/room/reference-link'
import { useNegotiation } from '@/components/room/room-provider'
import { Part } from '@/components/ui/part'
import { referredText } from '@/components/words/references'
import type { Reference, Settlement } from '@/server/protocol/settlement'

/** What the terms leave open, give away and rest on. Said in the text itself, since all ratify it too. */
export function Accounts({ settlement }: { settlement: Settlement }) {
  const state = useNegotiation()
  const { unmet, tradeOffs, carveOuts, rationale, references } = settlement
  const lines: Reference[] = unmet.map(({ party, item }) => ({
    kind: 'intent',
    party,
    item,
    version: references.intents.find((one) => one.party === party)?.version ?? 1,
  }))
  return (
    <>
      {unmet.length > 0 ? (
        <Account title="Red lines this does not meet">
          <ul className="flex flex-col gap-3">
            {unmet.map(({ party, item, why }, at) => {
              const reference = lines[at]
              if (!reference) return null
              return (
                <li key={`${party}-${item}`} className="border-l-2 border-warn pl-3">
                  <p className="text-sm text-ink-muted">
                    <ReferenceLink reference={reference} />
                  </p>
                  <PlainText text={`“${referredText(state, reference) ?? ''}”`} />
                  <PlainText text={why} className="text-ink-muted" />
                </li>
              )
            })}
          </ul>
        </Account>
      ) : null}
      {tradeOffs.length > 0 ? (
        <Account title="What was traded">
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-muted">
            {tradeOffs.map(({ text, sources }) => (
              <li key={text}>
                <PlainText text={text} />
                {sources.length > 0 ? (
                  <p className="text-sm text-ink-muted">
                    From: <ReferenceList references={sources} />
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </Account>
      ) : null}
      {carveOuts.length > 0 ? (
        <Account title="Left out">
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-muted">
            {carveOuts.map(({ issue, title, decision, reason }) => (
              <li key={issue}>
                <PlaceLink to={{ at: 'issue', issue }} className="text-link">
                  Issue {issue}, {title}
                </PlaceLink>{' '}
                {decision === 'dropped' ? 'was dropped' : 'is left to be settled elsewhere'}: {reason}
              </li>
            ))}
          </ul>
        </Account>
      ) : null}
      {rationale ? (
        <Account title="Why it reads as it does">
          <PlainText text={rationale} />
        </Account>
      ) : null}
    </>
  )
}

function Account({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part level={3} look="small" title={title} className="border-t border-line px-4 py-4 md:px-6">
      {children}
    </Part>
  )
}
