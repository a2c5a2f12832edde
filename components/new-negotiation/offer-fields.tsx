import { criterionWords } from '@/components/bargaining/criterion-words'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { CRITERIA } from '@/server/protocol/bargaining-charter'
import { AcceptanceFields } from './acceptance-fields'
import { offerAdvice } from './offer-advice'
import { OfferBounds } from './offer-bounds'
import type { RuleFieldsProps } from './rule-fields'

const WAYS = [
  {
    value: 'alternating',
    label: 'In turn',
    hint: 'Each party accepts, counters or rejects what stands, one after the other.',
  },
  {
    value: 'parallel',
    label: 'In rounds',
    hint: 'One offers, all others answer in any order, then the next offers.',
  },
] as const

/** How offers are made, and which package is drafted. What is final is decided by ratification, always by all. */
export function OfferFields({ draft, problems, onChange }: RuleFieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-6">
      <legend className="font-medium">Offers</legend>
      <ul className="flex flex-col gap-1 text-sm text-ink-muted">
        {offerAdvice(draft.parties.length).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ChoiceGroup legend="How offers go round">
        {WAYS.map(({ value, label, hint }) => (
          <Radio
            key={value}
            name="offersGo"
            value={value}
            checked={draft.offersGo === value}
            onChange={() => onChange({ offersGo: value })}
            label={label}
            hint={hint}
          />
        ))}
      </ChoiceGroup>
      <AcceptanceFields draft={draft} problems={problems} onChange={onChange} />
      <OfferBounds draft={draft} problems={problems} onChange={onChange} />
      <Field
        label="Which package the mediator proposes"
        hint="With none named it proposes one under each of the four, and prefers none. Naming one here is your common choice: everybody reads it before taking a seat."
      >
        <Select
          value={draft.criterion}
          onChange={(event) => {
            const named = CRITERIA.find((one) => one === event.currentTarget.value)
            onChange({ criterion: named ?? 'none' })
          }}
        >
          <option value="none">One under each criterion</option>
          {CRITERIA.map((one) => (
            <option key={one} value={one}>
              {criterionWords[one]}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  )
}
