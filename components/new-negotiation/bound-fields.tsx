import { classNames } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import type { RuleFieldsProps } from './rule-fields'

export function BoundFields({ draft, problems, onChange }: RuleFieldsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="font-medium">Limits</legend>
      <p className="text-sm text-ink-muted">
        Reaching one stops further moves and asks you what next. It never decides anything. Leave empty for
        none.
      </p>
      <div
        className={classNames(
          'grid gap-4 md:items-end',
          draft.preset === 'open-mediation' ? 'md:grid-cols-3' : 'md:grid-cols-2',
        )}
      >
        <Field label="Rounds" hint="For each party and issue." error={problems.rounds}>
          <TextField
            inputMode="numeric"
            value={draft.rounds}
            onChange={(event) => onChange({ rounds: event.target.value })}
          />
        </Field>
        <Field label="Drafts" hint="Settlements in all." error={problems.drafts}>
          <TextField
            inputMode="numeric"
            value={draft.drafts}
            onChange={(event) => onChange({ drafts: event.target.value })}
          />
        </Field>
        {draft.preset === 'open-mediation' ? null : (
          <Field label="Turns" hint="Of all parties together." error={problems.turns}>
            <TextField
              inputMode="numeric"
              value={draft.turns}
              onChange={(event) => onChange({ turns: event.target.value })}
            />
          </Field>
        )}
        <Field label="Deadline" hint="In UTC." error={problems.deadline}>
          <TextField
            type="datetime-local"
            value={draft.deadline}
            onChange={(event) => onChange({ deadline: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
