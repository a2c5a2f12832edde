'use client'

import { LimitedArea, LimitedLine } from '@/components/room/limited'
import { Button } from '@/components/ui/button'
import { LIMIT } from '@/server/protocol/limits'
import type { CounterDraft } from './counter-draft'

type Added = CounterDraft['added'][number]
type AddedTermProps = {
  number: number
  value: Added
  disabled: boolean
  onChange: (next: Added | null) => void
}

/** A term that is not in the text yet. */
export function AddedTerm({ number, value, disabled, onChange }: AddedTermProps) {
  const set = (part: Partial<Added>) => onChange({ ...value, ...part })
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">New term {number}</h3>
        <Button look="quiet" size="small" disabled={disabled} onClick={() => onChange(null)}>
          Remove
        </Button>
      </div>
      <LimitedLine
        label="Heading"
        limit={LIMIT.title}
        value={value.heading}
        disabled={disabled}
        onChange={(heading) => set({ heading })}
      />
      <LimitedArea
        label="Text"
        limit={LIMIT.prose}
        value={value.text}
        disabled={disabled}
        onChange={(text) => set({ text })}
      />
      <LimitedArea
        label="Why"
        aside="optional"
        rows={1}
        limit={LIMIT.prose}
        value={value.comment}
        disabled={disabled}
        onChange={(comment) => set({ comment })}
      />
    </li>
  )
}
