'use client'

import { z } from 'zod'
import { ACT_WORDS } from '@/components/mediation/act-words'
import { dollars } from '@/components/mediation/dollars'
import { MediatorChoice } from '@/components/mediation/mediator-choice'
import { useModels } from '@/components/mediation/models-provider'
import { EditorFoot } from '@/components/room/editor-foot'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { Checkbox, ChoiceGroup } from '@/components/ui/choice'
import { KeyValues } from '@/components/ui/key-values'
import { Notice } from '@/components/ui/notice'
import { OPEN_TO_PARTIES } from '@/server/protocol/mediation-requests'
import { ACTS, AUTOMATIC, act } from '@/server/protocol/work'
import { modelBudget } from './model-budget'

const switched = z.strictObject({
  parties: z.array(act),
  automatic: z.array(z.enum(AUTOMATIC)),
  mediator: z.string(),
})
const AUTOMATIC_WORDS = {
  clarify: 'Put each intent in neutral words as soon as it is stated',
  review: 'Look for conflicts when mediation begins',
}
const ROLE_WORDS = {
  mediator: 'Mediates',
  reader: 'Reads ratifications a second time',
  judge: 'Judges runs between delegates',
  delegate: 'Delegates',
}

/** Which models are at work here, what they may use, and what the mediator does without being asked each time. */
export function MediatorDesk() {
  return (
    <>
      <Warnings />
      <Budget />
      <Switches />
    </>
  )
}

function Warnings() {
  const { warnings } = useModels()
  return warnings.map((one) => (
    <Notice key={one} tone="warn" title="One model on two sides">
      {one}
    </Notice>
  ))
}

function Budget() {
  const state = useNegotiation()
  const { roles, limits } = useModels()
  const { spent, tokens, microdollars, part, used } = modelBudget(state, limits)
  if (roles.length === 0 && spent.calls === 0) return null
  const rows = [
    ...roles.map(({ role, models }) => ({ key: role, label: ROLE_WORDS[role], value: models.join(', ') })),
    {
      key: 'tokens',
      label: 'Tokens used',
      value: `${spent.tokens.toLocaleString('en')}${tokens === null ? '' : ` of ${tokens.toLocaleString('en')}`}`,
    },
    ...(spent.microdollars > 0 || microdollars !== null
      ? [
          {
            key: 'cost',
            label: 'Cost',
            value: `${dollars(spent.microdollars)}${microdollars === null ? '' : ` of ${dollars(microdollars)}`}`,
          },
        ]
      : []),
  ]
  return (
    <>
      {used > 0.8 ? (
        <Notice tone="warn" title={used >= 1 ? 'The bound for models is reached' : 'More than 80% is used'}>
          {used >= 1
            ? 'The mediator asks no model any more in the room. The built-in mediator uses none.'
            : 'When the rest is used, the mediator asks no model any more in the room.'}
        </Notice>
      ) : null}
      <KeyValues rows={rows} />
      {part < 1 && (tokens !== null || microdollars !== null) ? (
        <p className="text-sm text-ink-muted">
          Parties alone with a model have shares of their own, which are set aside here.
        </p>
      ) : null}
    </>
  )
}

function Switches() {
  const state = useNegotiation()
  const { mediators } = useModels()
  const { parties, automatic, mediator } = state.switched
  const editor = useEditor({
    name: 'switch-mediation',
    shape: switched,
    empty: { parties, automatic, mediator },
  })
  const { change, locked } = editor
  // One that is not set up here any more cannot be chosen again.
  const chosen = mediators.includes(editor.value.mediator) ? editor.value.mediator : 'built-in'
  const value = { ...editor.value, mediator: chosen }
  const toggle = <T,>(all: T[], one: T) =>
    all.includes(one) ? all.filter((by) => by !== one) : [...all, one]
  const same = JSON.stringify(value) === JSON.stringify({ parties, automatic, mediator })
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        legend="Parties may also ask"
        hint="Other wordings, readings of a term, and neutral words for their own intent are always theirs to ask for."
      >
        {ACTS.filter((one) => !OPEN_TO_PARTIES.includes(one)).map((one) => (
          <Checkbox
            key={one}
            label={ACT_WORDS[one].label}
            checked={value.parties.includes(one)}
            disabled={locked}
            onChange={() => change({ ...value, parties: toggle(value.parties, one) })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="Without being asked each time">
        {AUTOMATIC.map((one) => (
          <Checkbox
            key={one}
            label={AUTOMATIC_WORDS[one]}
            checked={value.automatic.includes(one)}
            disabled={locked}
            onChange={() => change({ ...value, automatic: toggle(value.automatic, one) })}
          />
        ))}
      </ChoiceGroup>
      <MediatorChoice
        label="Who does it then"
        value={value.mediator}
        disabled={locked}
        onChange={(mediator) => change({ ...value, mediator })}
      />
      <EditorFoot
        editor={editor}
        look="secondary"
        action="Set this"
        missing={same ? 'As it stands now.' : null}
        onSend={() => void editor.send({ type: 'SwitchMediation', ...value })}
      />
    </div>
  )
}
