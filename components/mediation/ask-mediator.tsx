'use client'

import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useMay } from '@/components/room/may'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { standing } from '@/server/protocol/authority'
import { PLAYED } from '@/server/protocol/control'
import { heldBack } from '@/server/protocol/controls'
import { latestIntent } from '@/server/protocol/intents'
import { LIMIT } from '@/server/protocol/limits'
import { actsForParties, busyWith } from '@/server/protocol/mediation-requests'
import { type Act, act, type Subject, subject, TEXT_ACTS } from '@/server/protocol/work'
import { ACT_WORDS } from './act-words'
import { MediatorChoice } from './mediator-choice'
import { useModels } from './models-provider'

const ask = z.strictObject({ act, note: z.string(), mediator: z.string(), subject: subject.nullable() })
const SUBJECT_OF: Partial<Record<Act, Subject['kind']>> = {
  clarify: 'intent',
  alternatives: 'term',
  simulate: 'term',
}

/** Whoever may asks; what comes is on the record with how it came about. */
export function AskMediator() {
  const state = useNegotiation()
  const may = useMay()
  const { mediators } = useModels()
  const offered: readonly Act[] = may.facilitate ? TEXT_ACTS : actsForParties(state)
  const open = offered.filter((one) => {
    if (one === 'packages') return false
    if (state.phase === 'Intent') return one === 'clarify'
    if (one === 'compare') return state.settlements.length > 1
    return one !== 'alternatives' && one !== 'simulate' ? true : state.settlements.length > 0
  })
  const first =
    open.includes('review') && state.findings.length === 0
      ? 'review'
      : (open.find((one) => one === 'draft') ?? open[0])
  const editor = useEditor({
    name: 'ask',
    shape: ask,
    empty: { act: first ?? 'review', note: '', mediator: mediators[0] ?? 'built-in', subject: null },
  })
  const { value, change, locked } = editor
  if (open.length === 0 || heldBack(state)) return null
  const mediator = state.control.player ? PLAYED : value.mediator
  const chosen = open.includes(value.act) ? value.act : (first ?? 'review')
  const kind = SUBJECT_OF[chosen]
  const subjects = kind === 'intent' ? intents() : kind === 'term' ? terms() : []
  const about = subjects.find((one) => same(one.subject, value.subject)) ?? subjects[0]
  const busy = busyWith(state, mediator, chosen, about?.subject ?? null)
  const missing =
    kind && !about
      ? 'Nothing stands yet that this could be about.'
      : busy
        ? 'The mediator is at work on it.'
        : null

  function intents() {
    return standing(state)
      .filter(({ party }) => (may.facilitate || party === may.party) && latestIntent(state, party))
      .map(({ party, name }): { subject: Subject; label: string } => ({
        subject: { kind: 'intent', party },
        label: `The intent of ${name}`,
      }))
  }
  function terms() {
    return state.settlements
      .slice(-4)
      .reverse()
      .flatMap(({ settlement }) =>
        settlement.terms.map((one): { subject: Subject; label: string } => ({
          subject: { kind: 'term', version: settlement.version, term: one.number },
          label: `Settlement ${settlement.version}, term ${one.number}: ${one.heading}`,
        })),
      )
  }
  return (
    <section aria-label="Ask the mediator" className="flex flex-col gap-4 border-t border-line pt-6">
      <ChoiceGroup legend="Ask the mediator">
        {open.map((one) => (
          <Radio
            key={one}
            name="act"
            label={ACT_WORDS[one].label}
            hint={chosen === one ? ACT_WORDS[one].hint : undefined}
            checked={chosen === one}
            disabled={locked}
            onChange={() => change({ ...value, act: one, subject: null })}
          />
        ))}
      </ChoiceGroup>
      {kind && about ? (
        <Field label={kind === 'intent' ? 'Whose intent' : 'Which term'}>
          <Select
            value={JSON.stringify(about.subject)}
            disabled={locked}
            onChange={(event) =>
              change({ ...value, subject: subject.parse(JSON.parse(event.currentTarget.value)) })
            }
          >
            {subjects.map((one) => (
              <option key={one.label} value={JSON.stringify(one.subject)}>
                {one.label}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {state.control.player ? null : (
        <MediatorChoice
          label="Who is asked"
          value={value.mediator}
          disabled={locked}
          onChange={(mediator) => change({ ...value, mediator })}
        />
      )}
      <LimitedArea
        label="A note to the mediator"
        aside="optional, on the record"
        rows={2}
        limit={LIMIT.prose}
        value={value.note}
        disabled={locked}
        onChange={(text) => change({ ...value, note: text })}
      />
      <EditorFoot
        editor={editor}
        action="Ask the mediator"
        missing={missing}
        look={may.facilitate ? undefined : 'secondary'}
        onSend={() =>
          void editor.send({
            type: 'RequestMediation',
            act: chosen,
            mediator,
            note: value.note,
            ...(about ? { subject: about.subject } : {}),
          })
        }
      />
    </section>
  )
}

const same = (a: Subject, b: Subject | null) => b !== null && JSON.stringify(a) === JSON.stringify(b)
