'use client'

import { Notice } from '@/components/ui/notice'
import { refusalWords } from '@/components/words/refusals'
import { useNames } from './room-provider'
import type { Returned } from './room-state'

/** Why an act was not accepted, at the words that were sent. */
export function RefusalNotice({ refused }: { refused: Returned | null }) {
  const names = useNames()
  if (refused === null) return null
  const { title, detail } = refusalWords(refused.refusal, names)
  return (
    <Notice tone="warn" title={title} urgent>
      <p>
        {refused.late ? 'It was sent when the connection came back. ' : ''}
        {detail}
      </p>
    </Notice>
  )
}
