'use client'

import { Checkbox } from '@/components/ui/choice'
import { Notice } from '@/components/ui/notice'
import { leakWords } from '@/components/words/bargaining-refusals'
import type { Leak } from '@/server/bargaining/leak'

type ProseWarningProps = {
  leaks: readonly Leak[]
  text: string
  knowing: boolean
  onKnow: (knowing: boolean) => void
}

/** A warning about one's own words before anybody reads them. They stay one's own to send. */
export function ProseWarning({ leaks, text, knowing, onKnow }: ProseWarningProps) {
  return (
    <Notice tone="warn" title="These words may tell the others more than the offer does">
      <ul className="flex flex-col gap-1">
        {leaks.map(({ reason, start, end }) => (
          <li key={start}>
            <q>{text.slice(start, end).trim()}</q> seems to speak of {leakWords[reason]}.
          </li>
        ))}
      </ul>
      <p className="text-sm">Only you see this warning. It does not find everything.</p>
      <Checkbox
        label="Send them all the same"
        checked={knowing}
        onChange={(event) => onKnow(event.currentTarget.checked)}
      />
    </Notice>
  )
}
