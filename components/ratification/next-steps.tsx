'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { listed } from '@/components/words/names'
import type { NextStep } from '@/server/ratification/explain'
import type { AnswerTo } from './answer-to'
import { TakeBack } from './take-back'

type NextStepsProps = {
  to: AnswerTo
  steps: readonly NextStep[]
  ratifies: boolean
  busy: boolean
  /** Whether facilitators were asked to look at these very words. */
  lookedAt: boolean
  onRecord: () => void
  onRefuse: () => void
  onLeave: () => void
  onChange: () => void
  onAskLook: () => void
}

type Unfolded = 'leave' | 'revoke' | 'ask-facilitator'

/** What fits a reading, each a button, in the order in which it fits. What is heavy is said before it is pressed. */
export function NextSteps(props: NextStepsProps) {
  const { to, steps, ratifies, busy, lookedAt, onRecord, onRefuse, onLeave, onChange, onAskLook } = props
  const [unfolded, unfold] = useState<Unfolded | null>(null)
  const toggle = (which: Unfolded, label: string) => (
    <Button
      key={which}
      aria-expanded={unfolded === which}
      onClick={() => unfold(unfolded === which ? null : which)}
    >
      {label}
    </Button>
  )
  function step(one: NextStep): ReactNode {
    switch (one) {
      case 'try-again':
        return (
          <Button key={one} onClick={onChange}>
            Change my words
          </Button>
        )
      case 'counter':
        return (
          <Button key={one} asChild>
            <a href={`/n/${to.negotiation}/ratify/counter`}>Propose changes instead</a>
          </Button>
        )
      case 'reject':
        return (
          <Button key={one} look="danger" busy={busy} onClick={onRefuse}>
            Record my rejection
          </Button>
        )
      case 'revoke':
        return toggle(one, 'Take something back…')
      case 'leave':
        return toggle(one, 'Leave the negotiation…')
      case 'ask-facilitator':
        return lookedAt ? null : toggle(one, `Ask ${listed(to.facilitators, 'or')}…`)
    }
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {ratifies ? (
          <Button busy={busy} onClick={onRecord}>
            Yes, record this
          </Button>
        ) : null}
        {steps.map(step)}
      </div>
      {steps.includes('reject') ? (
        <p className="text-sm text-ink-muted">
          Recording a rejection closes this call and returns everyone to mediation. Your words go on the
          record.
        </p>
      ) : null}
      {unfolded === 'ask-facilitator' && !lookedAt ? (
        <Notice
          tone="private"
          title={`Have ${listed(to.facilitators, 'or')} look at your words`}
          actions={
            <Button busy={busy} onClick={onAskLook}>
              Open my words to the facilitators
            </Button>
          }
        >
          <p>
            They can then read these words and how they were read, write back to you alone, and ask you to say
            it again. They cannot answer for you, and the other parties do not see what you wrote.
          </p>
          <p className="text-sm text-ink-muted">The record says that you asked, and nothing more.</p>
        </Notice>
      ) : null}
      {unfolded === 'revoke' ? <TakeBack to={to} busy={busy} onRefuse={onRefuse} /> : null}
      {unfolded === 'leave' ? (
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
    </>
  )
}
