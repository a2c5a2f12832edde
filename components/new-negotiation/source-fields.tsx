import { Plus } from 'lucide-react'
import { overLimit, roomLeft } from '@/components/room/limit'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { LIMIT } from '@/server/protocol/limits'
import type { Draft } from './draft'
import type { Problems } from './new-negotiation'

type SourceFieldsProps = {
  sources: Draft['sources']
  problems: Problems
  onChange: (sources: Draft['sources']) => void
}

export function SourceFields({ sources, problems, onChange }: SourceFieldsProps) {
  const change = (key: number, changed: { title?: string; text?: string }) =>
    onChange(sources.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  return (
    <div className="flex flex-col gap-6">
      {sources.map((source, index) => (
        <fieldset key={source.key} className="flex min-w-0 flex-col gap-3">
          <legend className="sr-only">Source {index + 1}</legend>
          <Field
            label={`Title of source ${index + 1}`}
            error={problems[`sources.${index}.title`] ?? overLimit(source.title, LIMIT.title)}
            required
          >
            <TextField
              value={source.title}
              onChange={(event) => change(source.key, { title: event.target.value })}
            />
          </Field>
          <Field
            label="Text"
            error={problems[`sources.${index}.text`] ?? overLimit(source.text, LIMIT.source)}
            aside={roomLeft(source.text, LIMIT.source)}
            required
          >
            <TextArea
              rows={4}
              value={source.text}
              onChange={(event) => change(source.key, { text: event.target.value })}
            />
          </Field>
          <Button
            look="quiet"
            className="self-start"
            onClick={() => onChange(sources.filter((one) => one.key !== source.key))}
          >
            Remove source {index + 1}
          </Button>
        </fieldset>
      ))}
      <Button
        className="self-start"
        onClick={() =>
          onChange([
            ...sources,
            { key: Math.max(0, ...sources.map((one) => one.key)) + 1, title: '', text: '' },
          ])
        }
      >
        <Plus aria-hidden />
        Add a source
      </Button>
    </div>
  )
}
