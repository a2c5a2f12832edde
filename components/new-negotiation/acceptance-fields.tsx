import { Checkbox, ChoiceGroup } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import type { RuleFieldsProps } from './rule-fields'

/** Which acceptances make a package pass: everybody's, or so many with these among them. */
export function AcceptanceFields({ draft, problems, onChange }: RuleFieldsProps) {
  const some = draft.mustAccept.trim() !== '' && Number(draft.mustAccept) < draft.parties.length
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="Parties that must accept"
        hint="For a package to be drafted. Empty for all, which is usual; all still ratify."
        error={problems.mustAccept}
        className="md:max-w-72"
      >
        <TextField
          inputMode="numeric"
          value={draft.mustAccept}
          onChange={(event) => onChange({ mustAccept: event.target.value })}
        />
      </Field>
      {some ? (
        <ChoiceGroup
          legend="Never without"
          hint="A package that one of these turns down is not drafted, however many others accept it."
        >
          {draft.parties.map(({ key, name }, at) => (
            <Checkbox
              key={key}
              label={name.trim() === '' ? `Party ${at + 1}` : name}
              checked={draft.vetoes.includes(key)}
              onChange={(event) =>
                onChange({
                  vetoes: event.currentTarget.checked
                    ? [...draft.vetoes, key]
                    : draft.vetoes.filter((one) => one !== key),
                })
              }
            />
          ))}
        </ChoiceGroup>
      ) : null}
    </div>
  )
}
