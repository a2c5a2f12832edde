'use client'

import { PlainText } from '@/components/room/plain-text'
import { useNames } from '@/components/room/room-provider'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import { capital } from '@/components/words/names'
import type { Issue } from '@/server/protocol/state'

/** What became of an issue, in the words that decided it. */
export function Decision({ issue }: { issue: Issue }) {
  const names = useNames()
  const { status, decision, setAside, escalation } = issue
  return (
    <>
      {status === 'AGREED' && decision !== null ? (
        <Notice tone="ok" title="Every party supports this text">
          <PlainText text={decision} className="prose-settlement" />
          <p className="text-sm text-ink-muted">
            It binds nobody by itself: it goes into the next settlement, which each party ratifies or not.
          </p>
        </Notice>
      ) : null}
      {escalation ? (
        <Notice
          tone="warn"
          title={`${capital(names.side(escalation.party, escalation.mark.seq))} escalated this issue`}
        >
          <PlainText text={escalation.summary} />
          <p className="text-sm text-ink-muted">
            <Time at={escalation.mark.at} />. The facilitator may leave it out of the settlement, and says so
            in its text.
          </p>
        </Notice>
      ) : null}
      {setAside ? (
        <Notice
          tone="neutral"
          title={
            setAside.decision === 'dropped'
              ? `${names.person(setAside.by)} dropped this issue`
              : `${names.person(setAside.by)} carved this issue out`
          }
        >
          <PlainText text={setAside.reason} />
          <p className="text-sm text-ink-muted">
            <Time at={setAside.mark.at} />. Every settlement that is called lists this.
          </p>
        </Notice>
      ) : null}
    </>
  )
}
