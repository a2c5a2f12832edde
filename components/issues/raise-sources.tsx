'use client'

import { Plus } from 'lucide-react'
import { LimitedArea, LimitedLine } from '@/components/room/limited'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { LIMIT } from '@/server/protocol/limits'
import type { RaiseDraft } from './raise-draft'

type RaiseSourcesProps = { value: RaiseDraft; set: (part: Partial<RaiseDraft>) => void; locked: boolean }
type SourceDraft = RaiseDraft['sources'][number]

/** What source documents say on the question: one block for each. */
export function RaiseSources({ value, set, locked }: RaiseSourcesProps) {
  const { sources } = value
  const put = (at: number, part: Partial<SourceDraft>) =>
    set({ sources: sources.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  return (
    <Disclosure summary="What the sources say" open={sources.length > 0 || undefined}>
      <div className="flex flex-col gap-6">
        <p className="text-sm text-ink-muted">
          What each document says or implies on this question. You can go without.
        </p>
        {sources.map((source, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source is its place; it has no other identity
          <fieldset key={at} className="flex min-w-0 flex-col gap-3 border-l-2 border-line pl-3">
            <legend className="sr-only">Source {at + 1}</legend>
            <WhichSource source={source} at={at} locked={locked} put={(part) => put(at, part)} />
            <LimitedArea
              label={`What source ${at + 1} says`}
              rows={2}
              limit={LIMIT.prose}
              value={source.text}
              disabled={locked}
              onChange={(text) => put(at, { text })}
            />
            {source.source === null ? null : (
              <LimitedArea
                label={`The passage in source ${at + 1}`}
                aside="optional"
                hint="Copied to the letter, so that everybody finds it."
                rows={1}
                limit={LIMIT.line}
                value={source.quote}
                disabled={locked}
                onChange={(quote) => put(at, { quote })}
              />
            )}
            <Button
              look="quiet"
              size="small"
              disabled={locked}
              className="-ml-3 self-start"
              onClick={() => set({ sources: sources.filter((_, index) => index !== at) })}
            >
              Remove source {at + 1}
            </Button>
          </fieldset>
        ))}
        {sources.length < 12 ? (
          <Button
            size="small"
            disabled={locked}
            className="self-start"
            onClick={() => set({ sources: [...sources, { source: null, name: '', text: '', quote: '' }] })}
          >
            <Plus aria-hidden />
            Add a source
          </Button>
        ) : null}
      </div>
    </Disclosure>
  )
}

type WhichSourceProps = {
  source: SourceDraft
  at: number
  locked: boolean
  put: (part: Partial<SourceDraft>) => void
}

/** An uploaded document, or another one by its name. */
function WhichSource({ source, at, locked, put }: WhichSourceProps) {
  const uploaded = useNegotiation().sources
  return (
    <>
      {uploaded.length > 0 ? (
        <Field label={`Source ${at + 1}`}>
          <Select
            value={source.source ?? ''}
            disabled={locked}
            onChange={(event) => {
              const number = Number(event.currentTarget.value) || null
              put({ source: number, name: number === null ? '' : (uploaded[number - 1]?.title ?? '') })
            }}
          >
            <option value="">Another document</option>
            {uploaded.map((one, index) => (
              <option key={one.title} value={index + 1}>
                {one.title}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {source.source === null ? (
        <LimitedLine
          label={`Name of source ${at + 1}`}
          limit={LIMIT.title}
          value={source.name}
          disabled={locked}
          onChange={(name) => put({ name })}
        />
      ) : null}
    </>
  )
}
