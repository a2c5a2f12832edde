import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import type { RuleFieldsProps } from './rule-fields'
import { SpanField } from './span-field'

const UNITS = ['minutes', 'hours', 'days'] as const

/** What stops the offers and asks people; none of it ends or decides anything. */
export function OfferBounds({ draft, problems, onChange }: RuleFieldsProps) {
  const still = draft.stillRounds.trim() !== ''
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">
        At any of these the offers stop and people are asked how to go on. Twenty rounds, and three without
        anybody coming nearer, are a good beginning.
      </p>
      <div className="grid gap-4 md:grid-cols-4 md:items-end">
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
        <div className="md:col-span-2">
          <SpanField
            label="Time for offers"
            hint="From when offers begin or go on."
            units={UNITS}
            error={problems.offerTime}
            value={draft.offerTime}
            onChange={(offerTime) => onChange({ offerTime })}
          />
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-3 md:items-end">
        <Field
          label="Rounds without coming nearer"
          hint="Empty to go on regardless."
          error={problems.stillRounds}
        >
          <TextField
            inputMode="numeric"
            value={draft.stillRounds}
            onChange={(event) => onChange({ stillRounds: event.target.value })}
          />
        </Field>
        {still ? (
          <>
            <Field
              label="Nearer on an amount"
              hint="By more than so many per cent of its range."
              error={problems.stillAmount}
            >
              <TextField
                inputMode="decimal"
                value={draft.stillAmount}
                onChange={(event) => onChange({ stillAmount: event.target.value })}
              />
            </Field>
            <Field label="Nearer on a day" hint="By more than so many days." error={problems.stillDays}>
              <TextField
                inputMode="numeric"
                value={draft.stillDays}
                onChange={(event) => onChange({ stillDays: event.target.value })}
              />
            </Field>
          </>
        ) : null}
      </div>
    </div>
  )
}
