import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { UNITS, type Unit } from './span'

type SpanValue = { amount: string; unit: Unit }
type SpanFieldProps = {
  label: string
  hint: string
  error: string | undefined
  value: SpanValue
  units?: readonly Unit[]
  onChange: (value: SpanValue) => void
}

/** A length of time: a number and its unit. */
export function SpanField({ label, hint, error, value, units = UNITS, onChange }: SpanFieldProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-end gap-2">
      <Field label={label} hint={hint} error={error}>
        <TextField
          inputMode="numeric"
          value={value.amount}
          onChange={(event) => onChange({ ...value, amount: event.currentTarget.value })}
        />
      </Field>
      <Field label={`${label}, in`} labelHidden>
        <Select
          value={value.unit}
          onChange={(event) => {
            const unit = units.find((one) => one === event.currentTarget.value)
            if (unit) onChange({ ...value, unit })
          }}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
