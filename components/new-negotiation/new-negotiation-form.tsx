'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { PRESET, PRESETS } from '@/server/protocol/charter'
import { LIMIT } from '@/server/protocol/text'
import { BoundFields } from './bound-fields'
import { type Draft, emptyDraft, presetBounds, written } from './draft'
import { FormSection } from './form-section'
import { type OpenNegotiationAction, type Problems, readNewNegotiation } from './new-negotiation'
import { PartyFields } from './party-fields'
import { presetWords } from './preset-words'
import { SourceFields } from './source-fields'

type NewNegotiationFormProps = {
  /** The signed-in person's name, as it will stand on the record. */
  name: string
  open: OpenNegotiationAction
}

export function NewNegotiationForm({ name, open }: NewNegotiationFormProps) {
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(name))
  const [problems, setProblems] = useState<Problems>({})
  const [busy, start] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))

  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  function submit() {
    const { form: ready, problems: found } = readNewNegotiation(written(draft))
    setProblems(found ?? {})
    if (ready) start(async () => setProblems((await open(ready)) ?? {}))
  }

  const least = PRESET[draft.preset].leastParties
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="mt-10 flex flex-col gap-10"
    >
      <FormSection title="The matter">
        <Field label="Title" hint="What everyone will call it." error={problems.title} required>
          <TextField
            value={draft.title}
            maxLength={LIMIT.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field
          label="What is to be settled"
          hint="In neutral words: each party reads this before it takes its seat."
          error={problems.topic}
          required
        >
          <TextArea
            rows={4}
            value={draft.topic}
            maxLength={LIMIT.prose}
            onChange={(event) => change({ topic: event.target.value })}
          />
        </Field>
        <Field
          label="Your name as facilitator"
          hint="You moderate and sit for no party."
          error={problems.facilitator}
          required
        >
          <TextField
            value={draft.facilitator}
            autoComplete="name"
            maxLength={LIMIT.name}
            onChange={(event) => change({ facilitator: event.target.value })}
          />
        </Field>
      </FormSection>

      <FormSection title="The parties" lead="Each side to the agreement, and who signs for it.">
        <PartyFields
          parties={draft.parties}
          least={least}
          problems={problems}
          onChange={(parties) => change({ parties })}
        />
      </FormSection>

      <FormSection title="The rules" lead="They are fixed when the negotiation opens.">
        <ChoiceGroup legend="How you negotiate">
          {PRESETS.map((preset) => (
            <Radio
              key={preset}
              name="preset"
              value={preset}
              checked={draft.preset === preset}
              onChange={() => change(presetBounds(preset))}
              label={presetWords[preset].name}
              hint={presetWords[preset].hint}
            />
          ))}
        </ChoiceGroup>
        <BoundFields draft={draft} problems={problems} onChange={change} />
      </FormSection>

      <FormSection
        title="Sources"
        lead="Texts everyone should have before them: a contract, minutes, a letter. You can go without."
      >
        <SourceFields
          sources={draft.sources}
          problems={problems}
          onChange={(sources) => change({ sources })}
        />
      </FormSection>

      <div className="flex flex-col gap-4 border-t border-line pt-6">
        {problems.form ? (
          <Notice tone="danger" urgent title="The negotiation is not open">
            <p>{problems.form}</p>
          </Notice>
        ) : null}
        <Button look="primary" type="submit" busy={busy} className="self-start max-md:w-full">
          {busy ? 'Opening' : 'Open the negotiation'}
        </Button>
        <p className="text-ink-muted">
          Parties with an address get their invitation by mail. For the others you find a link in the room.
        </p>
      </div>
    </form>
  )
}
