import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import type { Draft } from './draft'
import type { Problems } from './new-negotiation'
import { UNITS } from './span'

type TurnFieldsProps = { draft: Draft; problems: Problems; onChange: (changed: Partial<Draft>) => void }

/** Who may speak when: in turns after a registration, or whoever has something to say. */
export function TurnFields({ draft, problems, onChange }: TurnFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup legend="Who may speak when">
        <Radio
          name="order"
          checked={draft.order === 'round-robin'}
          onChange={() => onChange({ order: 'round-robin' })}
          label="In turns"
          hint="Parties register, and that is their order. Whoever holds the turn raises issues and takes positions, then hands off."
        />
        <Radio
          name="order"
          checked={draft.order === 'free'}
          onChange={() => onChange({ order: 'free' })}
          label="Whoever has something to say"
          hint="No registration and no turns."
        />
      </ChoiceGroup>
      {draft.order === 'round-robin' ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Span
            label="Time to register"
            hint="From the first party’s registration. Then a person may begin without the others."
            error={problems.window}
            value={draft.window}
            onChange={(window) => onChange({ window })}
          />
          <Span
            label="Time for a turn"
            hint="Silent for longer, a party may be passed over. Every act starts it anew."
            error={problems.turnTime}
            value={draft.turnTime}
            onChange={(turnTime) => onChange({ turnTime })}
          />
        </div>
      ) : null}
    </div>
  )
}

type SpanProps = {
  label: string
  hint: string
  error: string | undefined
  value: Draft['window']
  onChange: (value: Draft['window']) => void
}

function Span({ label, hint, error, value, onChange }: SpanProps) {
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
            const unit = UNITS.find((one) => one === event.currentTarget.value)
            if (unit) onChange({ ...value, unit })
          }}
        >
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
