'use client'

import { useEffect, useRef } from 'react'
import { SigningLine } from '@/components/keys/signing-line'
import { SideBySide } from '@/components/mediation/side-by-side'
import type { SealedPart } from '@/server/protocol/view'
import { explain } from '@/server/ratification/explain'
import type { Reading } from '@/server/ratification/reading'
import type { AnswerTo } from './answer-to'
import { MarkedWords } from './marked-words'
import { NextSteps } from './next-steps'

type ReadingPanelProps = {
  to: AnswerTo
  attempt: Extract<SealedPart, { kind: 'attempt' }>
  busy: boolean
  lookedAt: boolean
  onRecord: () => void
  onRefuse: () => void
  onLeave: () => void
  onChange: () => void
  onAskLook: () => void
}

/** What the words were read as, with the words marked. Nothing has been recorded yet, and the panel says so. */
export function ReadingPanel({ to, attempt, ...acts }: ReadingPanelProps) {
  const { reading, words } = attempt
  const { headline, detail, next } = explain(reading, words)
  const heading = useRef<HTMLHeadingElement>(null)
  const ratifies = reading.label === 'ratifies'
  // Somebody may stand beside the person: what was noticed of pressure is not pointed at.
  const unmarked = ratifies || reading.reasons.includes('under_duress')
  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-label="How your words were read" className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-medium">
        {headline}
      </h3>
      <MarkedWords text={words} spans={unmarked ? [] : reading.spans} />
      <p>{detail}</p>
      <EachReading second={reading.second} />
      {ratifies ? (
        <p className="text-sm text-ink-muted">
          This would record your words, as they stand above, as ratifying settlement {to.version}, “{to.title}
          ”, with the digest <code className="whitespace-nowrap">{to.digest.slice(0, 16)}</code>. Everyone
          here sees them once recorded.
        </p>
      ) : (
        <p className="text-sm text-ink-muted">
          Nothing has been recorded for you.{' '}
          {acts.lookedAt
            ? 'Only you and the facilitators, whom you asked, can see these words and this reading.'
            : 'Only you can see these words and this reading.'}
        </p>
      )}
      {ratifies ? <SigningLine person={to.me} /> : null}
      <NextSteps to={to} steps={next} ratifies={ratifies} {...acts} />
    </section>
  )
}

const FOUND = {
  agrees: 'A yes.',
  disagrees: 'Not clearly a yes.',
  silent: 'It gave no reading.',
}

/** Where several models read the words besides the screen: what each of them found. */
function EachReading({ second }: { second: Reading['second'] }) {
  const each = second?.each ?? []
  if (new Set(each.map((one) => one.outcome)).size < 2) return null
  const about = 'How each model that was asked reads your words'
  return (
    <SideBySide
      points={[{ about, said: each.map((one) => ({ by: one.reader, text: FOUND[one.outcome] })) }]}
    />
  )
}
