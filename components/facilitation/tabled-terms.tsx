'use client'

import { Plus } from 'lucide-react'
import { LimitedArea, LimitedLine } from '@/components/room/limited'
import { ReferenceList } from '@/components/room/reference-link'
import { Button } from '@/components/ui/button'
import { LIMIT } from '@/server/protocol/limits'
import { type TableDraft, withoutTerm } from './table-draft'

type Text = TableDraft['text']
type TabledTermsProps = { text: Text; disabled: boolean; onChange: (text: Text) => void }

export function TabledTerms({ text, disabled, onChange }: TabledTermsProps) {
  const put = (at: number, part: Partial<Text['terms'][number]>) =>
    onChange({
      ...text,
      terms: text.terms.map((term, index) => (index === at ? { ...term, ...part } : term)),
    })
  return (
    <div className="flex flex-col gap-3">
      <ol className="divide-y divide-line border-y border-line">
        {text.terms.map((term, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place until the text is tabled
          <li key={at} className="flex flex-col gap-2 py-4">
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <LimitedLine
                  label={`Term ${at + 1}`}
                  limit={LIMIT.title}
                  value={term.heading}
                  disabled={disabled}
                  onChange={(heading) => put(at, { heading })}
                />
              </div>
              {text.terms.length > 1 ? (
                <Button look="quiet" disabled={disabled} onClick={() => onChange(withoutTerm(text, at))}>
                  Take out
                </Button>
              ) : null}
            </div>
            <LimitedArea
              label={`Text of term ${at + 1}`}
              labelHidden
              rows={2}
              limit={LIMIT.prose}
              value={term.text}
              disabled={disabled}
              onChange={(words) => put(at, { text: words })}
            />
            {term.sources.length > 0 ? (
              <p className="text-sm text-ink-muted">
                From: <ReferenceList references={term.sources} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      <Button
        size="small"
        className="self-start"
        disabled={disabled || text.terms.length >= LIMIT.terms}
        onClick={() => onChange({ ...text, terms: [...text.terms, { heading: '', text: '', sources: [] }] })}
      >
        <Plus aria-hidden />
        Add a term
      </Button>
    </div>
  )
}
