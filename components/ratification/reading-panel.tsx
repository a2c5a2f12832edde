'use client'

import { useEffect, useRef, useState } from 'react'
import { SigningLine } from '@/components/keys/signing-line'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { SealedPart } from '@/server/protocol/view'
import { explain } from '@/server/ratification/explain'
import type { AnswerTo } from './answer-to'
import { MarkedWords } from './marked-words'

type ReadingPanelProps = {
  to: AnswerTo
  attempt: Extract<SealedPart, { kind: 'attempt' }>
  busy: boolean
  onRecord: () => void
  onRefuse: () => void
  onLeave: () => void
  onChange: () => void
}

/** What the words were read as, with the words marked. Nothing has been recorded yet, and the panel says so. */
export function ReadingPanel({
  to,
  attempt,
  busy,
  onRecord,
  onRefuse,
  onLeave,
  onChange,
}: ReadingPanelProps) {
  const { reading, words } = attempt
  const { headline, detail, next } = explain(reading, words)
  const heading = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState(false)
  const ratifies = reading.label === 'ratifies'
  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-label="How your words were read" className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-medium">
        {headline}
      </h3>
      <MarkedWords text={words} spans={ratifies ? [] : reading.spans} />
      <p>{detail}</p>
      {ratifies ? (
        <p className="text-sm text-ink-muted">
          This would record your words, as they stand above, as ratifying version {to.version} of “{to.title}”
          with the digest <code className="break-all">{to.digest.slice(0, 16)}</code>. Everyone here sees them
          once recorded.
        </p>
      ) : (
        <p className="text-sm text-ink-muted">
          Nothing has been recorded for you. Only you can see these words and this reading.
        </p>
      )}
      {ratifies ? <SigningLine person={to.me} /> : null}
      <div className="flex flex-wrap gap-3">
        {ratifies ? (
          <Button busy={busy} onClick={onRecord}>
            Yes, record this
          </Button>
        ) : null}
        <Button onClick={onChange}>Change my words</Button>
        {next.includes('counter') ? (
          <Button asChild>
            <a href={`/n/${to.negotiation}/ratify/counter`}>Propose changes instead</a>
          </Button>
        ) : null}
        {next.includes('reject') ? (
          <Button look="danger" busy={busy} onClick={onRefuse}>
            Record my refusal
          </Button>
        ) : null}
        {next.includes('leave') ? (
          <Button aria-expanded={leaving} onClick={() => setLeaving(!leaving)}>
            Leave the negotiation…
          </Button>
        ) : null}
      </div>
      {next.includes('reject') ? (
        <p className="text-sm text-ink-muted">
          Recording a refusal closes this call and returns everyone to mediation. Your words go on the record.
        </p>
      ) : null}
      {next.includes('ask-facilitator') ? (
        <p className="text-sm text-ink-muted">
          If something stands in the way of answering freely, talk to {to.facilitators.join(' or ')}, who
          moderates here.
        </p>
      ) : null}
      {leaving ? (
        <Notice
          tone="warn"
          title="Leaving ends this negotiation for everyone"
          actions={
            <Button look="danger" busy={busy} onClick={onLeave}>
              Leave and end it
            </Button>
          }
        >
          Your words are recorded as your reason. This cannot be taken back; the others may open a new
          negotiation without you.
        </Notice>
      ) : null}
    </section>
  )
}
