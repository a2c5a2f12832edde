'use client'

import { Plus } from 'lucide-react'
import { LimitedArea } from '@/components/room/limited'
import { Button } from '@/components/ui/button'
import { LIMIT } from '@/server/protocol/limits'
import type { Settlement } from '@/server/protocol/settlement'
import { AddedTerm } from './added-term'
import { type CounterDraft, onTermOf } from './counter-draft'
import { TermCounter } from './term-counter'

type CounterFieldsProps = {
  settlement: Settlement
  value: CounterDraft
  disabled: boolean
  onChange: (value: CounterDraft) => void
}

/** Term by term: keep, change, take out, comment; and terms to add. */
export function CounterFields({ settlement, value, disabled, onChange }: CounterFieldsProps) {
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {settlement.terms.map((term) => (
          <TermCounter
            key={term.number}
            term={term}
            value={onTermOf(value, settlement, term.number)}
            disabled={disabled}
            onChange={(onTerm) => onChange({ ...value, terms: { ...value.terms, [term.number]: onTerm } })}
          />
        ))}
        {value.added.map((added, at) => (
          <AddedTerm
            // biome-ignore lint/suspicious/noArrayIndexKey: an added term is its place; it has no other identity
            key={at}
            number={at + 1}
            value={added}
            disabled={disabled}
            onChange={(next) =>
              onChange({
                ...value,
                added: value.added.flatMap((one, index) => (index !== at ? [one] : next ? [next] : [])),
              })
            }
          />
        ))}
      </ol>
      <Button
        className="self-start"
        disabled={disabled}
        onClick={() =>
          onChange({ ...value, added: [...value.added, { heading: '', text: '', comment: '' }] })
        }
      >
        <Plus aria-hidden />
        Add a term
      </Button>
      <LimitedArea
        label="On the whole"
        aside="optional"
        hint="What matters most to you in this."
        rows={2}
        limit={LIMIT.prose}
        value={value.comment}
        disabled={disabled}
        onChange={(comment) => onChange({ ...value, comment })}
      />
    </>
  )
}
