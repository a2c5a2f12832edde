import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

type Option = { value: string; label: string }
type ChooseProps = {
  label: ReactNode
  value: string
  options: readonly Option[]
  disabled: boolean
  /** Stands first where nothing is chosen yet. */
  none?: string
  onChange: (value: string) => void
}

export function Choose({ label, value, options, disabled, none, onChange }: ChooseProps) {
  return (
    <Field label={label}>
      <Select value={value} disabled={disabled} onChange={(event) => onChange(event.currentTarget.value)}>
        {none ? <option value="">{none}</option> : null}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
