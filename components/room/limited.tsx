'use client'

import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { overLimit, roomLeft } from './limit'

type LimitedProps = {
  label: ReactNode
  value: string
  limit: number
  onChange: (value: string) => void
  hint?: ReactNode
  aside?: ReactNode
  placeholder?: string
  labelHidden?: boolean
  disabled?: boolean
  required?: boolean
  onBlur?: () => void
}

/** Words of any length up to a limit, which is told before anything is sent. */
export function LimitedArea({ rows = 3, ...props }: LimitedProps & { rows?: number }) {
  const { value, onChange, placeholder, disabled, onBlur } = props
  return (
    <Around {...props}>
      <TextArea
        rows={rows}
        value={value}
        disabled={disabled}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </Around>
  )
}

export function LimitedLine(props: LimitedProps) {
  const { value, onChange, placeholder, disabled, onBlur } = props
  return (
    <Around {...props}>
      <TextField
        value={value}
        disabled={disabled}
        placeholder={placeholder}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </Around>
  )
}

function Around({
  label,
  value,
  limit,
  hint,
  aside,
  labelHidden = false,
  required = false,
  children,
}: LimitedProps & { children: ReactNode }) {
  return (
    <Field
      label={label}
      hint={hint}
      aside={roomLeft(value, limit) ?? aside}
      error={overLimit(value, limit)}
      labelHidden={labelHidden}
      required={required}
    >
      {children}
    </Field>
  )
}
