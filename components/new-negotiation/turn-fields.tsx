import { ChoiceGroup, Radio } from '@/components/ui/choice'
import type { RuleFieldsProps } from './rule-fields'
import { SpanField } from './span-field'

/** Who may speak when: in turns after a registration, or whoever has something to say. */
export function TurnFields({ draft, problems, onChange }: RuleFieldsProps) {
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
          <SpanField
            label="Time to register"
            hint="From the first party’s registration. Then a person may begin without the others."
            error={problems.window}
            value={draft.window}
            onChange={(window) => onChange({ window })}
          />
          <SpanField
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
