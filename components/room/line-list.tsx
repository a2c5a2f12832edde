'use client'

import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import { LIMIT } from '@/server/protocol/limits'
import { overLimit } from './limit'

type LineListProps = {
  label: string
  /** The name of one line for screen readers: "Red line" gives "Red line 2". */
  one: string
  hint?: ReactNode
  placeholder?: string
  lines: readonly string[]
  limit: number
  disabled?: boolean
  onChange: (lines: string[]) => void
}

/** Several short texts, one under the other; Enter begins the next. */
export function LineList({ label, one, hint, placeholder, lines, limit, disabled, onChange }: LineListProps) {
  const areas = useRef<(HTMLTextAreaElement | null)[]>([])
  const shown = lines.length === 0 ? [''] : lines
  const put = (at: number, text: string) => onChange(shown.map((line, index) => (index === at ? text : line)))
  function add() {
    if (shown.length >= LIMIT.list) return
    onChange([...shown, ''])
    requestAnimationFrame(() => areas.current[shown.length]?.focus())
  }
  return (
    <fieldset className="w-full min-w-0">
      <legend className="font-medium">{label}</legend>
      {hint ? <p className="text-sm text-ink-muted">{hint}</p> : null}
      <ol className="mt-1 flex flex-col gap-2">
        {shown.map((line, at) => {
          const error = overLimit(line, limit)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; it has no other identity
            <li key={at} className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <TextArea
                  ref={(area) => {
                    areas.current[at] = area
                  }}
                  rows={1}
                  value={line}
                  disabled={disabled}
                  aria-label={`${one} ${at + 1}`}
                  aria-invalid={error !== null}
                  placeholder={at === 0 ? placeholder : undefined}
                  onChange={(event) => put(at, event.currentTarget.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.shiftKey) return
                    event.preventDefault()
                    add()
                  }}
                />
                {error ? <p className="text-sm text-danger">{error}</p> : null}
              </div>
              {shown.length > 1 ? (
                <Button
                  look="quiet"
                  size="icon"
                  disabled={disabled}
                  aria-label={`Remove ${one.toLowerCase()} ${at + 1}`}
                  onClick={() => onChange(shown.filter((_, index) => index !== at))}
                >
                  <X aria-hidden />
                </Button>
              ) : null}
            </li>
          )
        })}
      </ol>
      {shown.length < LIMIT.list ? (
        <Button look="quiet" size="small" disabled={disabled} onClick={add} className="mt-1 -ml-3">
          <Plus aria-hidden />
          Add another
        </Button>
      ) : null}
    </fieldset>
  )
}
