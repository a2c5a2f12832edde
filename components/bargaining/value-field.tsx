'use client'

import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { valueInWords } from '@/server/protocol/packages'
import type { IssueKind } from '@/server/protocol/statements'

type ValueFieldProps = {
  title: string
  kind: IssueKind
  value: string
  disabled?: boolean
  onChange: (value: string) => void
}

/** The value that a package gives one issue: nothing is chosen for anybody. */
export function ValueField({ title, kind, value, disabled, onChange }: ValueFieldProps) {
  switch (kind.kind) {
    case 'text':
      return null
    case 'options':
      return (
        <Field label={title}>
          <Select value={value} disabled={disabled} onChange={(event) => onChange(event.currentTarget.value)}>
            <option value="">Choose</option>
            {kind.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </Select>
        </Field>
      )
    case 'amount':
      return (
        <Field
          label={title}
          hint={`${kind.min} to ${kind.max} ${kind.unit}${kind.step ? `, in steps of ${kind.step}` : ''}`}
        >
          <TextField
            inputMode="decimal"
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      )
    case 'date':
      return (
        <Field
          label={title}
          hint={`${valueInWords(kind, kind.first ?? '')} to ${valueInWords(kind, kind.last ?? '')}`}
        >
          <TextField
            type="date"
            min={kind.first}
            max={kind.last}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      )
  }
}
