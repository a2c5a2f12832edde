'use client'

import { LimitedArea } from '@/components/room/limited'
import { PlainText } from '@/components/room/plain-text'
import { classNames } from '@/components/ui/class-names'
import { Segmented } from '@/components/ui/segmented'
import { LIMIT } from '@/server/protocol/limits'
import type { Term } from '@/server/protocol/settlement'
import type { OnTerm } from './counter-draft'

const WAYS = [
  { value: 'keep', label: 'Keep' },
  { value: 'replace', label: 'Change' },
  { value: 'comment', label: 'Comment' },
  { value: 'remove', label: 'Take out' },
] as const

type TermCounterProps = { term: Term; value: OnTerm; disabled: boolean; onChange: (next: OnTerm) => void }

export function TermCounter({ term, value, disabled, onChange }: TermCounterProps) {
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="prose-settlement min-w-0 font-semibold">
          {term.number}. {term.heading}
        </h3>
        <Segmented
          label={`Term ${term.number}`}
          segments={WAYS}
          value={value.change}
          onChange={(change) => (disabled ? undefined : onChange({ ...value, change }))}
        />
      </div>
      {value.change === 'replace' ? (
        <LimitedArea
          label={`Term ${term.number} should read`}
          rows={3}
          limit={LIMIT.prose}
          value={value.text}
          disabled={disabled}
          onChange={(text) => onChange({ ...value, text })}
        />
      ) : (
        <PlainText
          text={term.text}
          className={classNames(
            'prose-settlement',
            value.change === 'remove' && 'text-ink-muted line-through',
          )}
        />
      )}
      {value.change === 'keep' ? null : (
        <LimitedArea
          label={value.change === 'comment' ? `Your comment on term ${term.number}` : 'Why'}
          aside={value.change === 'comment' ? undefined : 'optional'}
          rows={1}
          limit={LIMIT.prose}
          value={value.comment}
          disabled={disabled}
          onChange={(comment) => onChange({ ...value, comment })}
        />
      )}
    </li>
  )
}
