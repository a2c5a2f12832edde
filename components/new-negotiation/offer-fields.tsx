import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import type { Draft } from './draft'
import type { Problems } from './new-negotiation'

type OfferFieldsProps = {
  draft: Draft
  problems: Problems
  onChange: (changed: Partial<Draft>) => void
}

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
export function OfferFields({ draft, problems, onChange }: OfferFieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="font-medium">Offers</legend>
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
      <div className="grid gap-4 md:grid-cols-3 md:items-end">
        <Field label="Rounds of offers" hint="Empty for any number." error={problems.offerRounds}>
          <TextField
            inputMode="numeric"
            value={draft.offerRounds}
            onChange={(event) => onChange({ offerRounds: event.target.value })}
          />
        </Field>
        <Field label="Offers in all" hint="Empty for any number." error={problems.offers}>
          <TextField
            inputMode="numeric"
            value={draft.offers}
            onChange={(event) => onChange({ offers: event.target.value })}
          />
        </Field>
        <Field
          label="Parties that must accept"
          hint="For a package to be drafted. Empty for all; all still ratify."
          error={problems.mustAccept}
        >
          <TextField
            inputMode="numeric"
            value={draft.mustAccept}
            onChange={(event) => onChange({ mustAccept: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
