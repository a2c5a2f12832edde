import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { mediatorWords } from './act-words'
import { useModels } from './models-provider'

/** Which mediator, where the house has several. */
export function MediatorChoice({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string
  value: string
  disabled: boolean
  onChange: (mediator: string) => void
}) {
  const { mediators } = useModels()
  if (mediators.length < 2) return null
  return (
    <Field label={label}>
      <Select value={value} disabled={disabled} onChange={(event) => onChange(event.currentTarget.value)}>
        {mediators.map((one) => (
          <option key={one} value={one}>
            {mediatorWords(one)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
