'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { overLimit, roomLeft } from '@/components/room/limit'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { PRESET } from '@/server/protocol/charter'
import { LIMIT } from '@/server/protocol/limits'
import { BoundFields } from './bound-fields'
import { type Draft, partiesFor, presetBounds, written } from './draft'
import { DraftKept } from './draft-kept'
import { FormSection } from './form-section'
import {
  OFFERED_PRESETS,
  type OpenNegotiationAction,
  type Problems,
  readNewNegotiation,
} from './new-negotiation'
import { OfferFields } from './offer-fields'
import { PartyFields } from './party-fields'
import { presetWords } from './preset-words'
import { SignatureField } from './signature-field'
import { SourceFields } from './source-fields'
import { TurnFields } from './turn-fields'
import { useKeptDraft } from './use-kept-draft'

type NewNegotiationFormProps = {
  /** What the form begins with. */
  begin: Draft
  /** Where this device keeps the draft: one place a person and, for a successor, an ended negotiation. */
  place: string
  open: OpenNegotiationAction
}

const UNKNOWN =
  'No answer came, so it may or may not be open. Everything you wrote is kept here. Press again: pressed twice, it opens one negotiation.'

export function NewNegotiationForm({ begin, place, open }: NewNegotiationFormProps) {
  const router = useRouter()
  const { draft, id, state, change, discard, renew } = useKeptDraft(place, begin)
  const [problems, setProblems] = useState<Problems>({})
  const [opening, start] = useTransition()
  const [opened, setOpened] = useState(false)
  const busy = opening || opened
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  function submit() {
    const { form: ready, problems: found } = readNewNegotiation(written(draft))
    setProblems(found ?? {})
    if (!ready || busy) return
    start(async () => {
      const answer = await open(id, ready).catch(() => null)
      if (answer === null) return setProblems({ form: UNKNOWN })
      if (answer.opened === null) {
        if (answer.problems.id) renew()
        return setProblems(answer.problems)
      }
      setOpened(true)
      discard()
      router.push(paths.room(answer.opened))
    })
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
        <Field
          label="Title"
          hint="What everyone will call it."
          error={problems.title ?? overLimit(draft.title, LIMIT.title)}
          required
        >
          <TextField value={draft.title} onChange={(event) => change({ title: event.target.value })} />
        </Field>
        <Field
          label="What is to be settled"
          hint="In neutral words: each party reads this before it takes its seat."
          error={problems.topic ?? overLimit(draft.topic, LIMIT.prose)}
          aside={roomLeft(draft.topic, LIMIT.prose)}
          required
        >
          <TextArea
            rows={4}
            value={draft.topic}
            onChange={(event) => change({ topic: event.target.value })}
          />
        </Field>
        <Field
          label="Your name as facilitator"
          hint="You moderate and sit for no party."
          error={problems.facilitator ?? overLimit(draft.facilitator, LIMIT.name)}
          required
        >
          <TextField
            value={draft.facilitator}
            autoComplete="name"
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
          {OFFERED_PRESETS.map((preset) => (
            <Radio
              key={preset}
              name="preset"
              value={preset}
              checked={draft.preset === preset}
              onChange={() => change({ ...presetBounds(preset), parties: partiesFor(preset, draft.parties) })}
              label={presetWords[preset].name}
              hint={presetWords[preset].hint}
            />
          ))}
        </ChoiceGroup>
        {draft.preset === 'structured-issues' || draft.preset === 'trade-offs' ? (
          <TurnFields draft={draft} problems={problems} onChange={change} />
        ) : null}
        {draft.preset === 'bargaining' ? (
          <OfferFields draft={draft} problems={problems} onChange={change} />
        ) : null}
        <BoundFields draft={draft} problems={problems} onChange={change} />
        <SignatureField value={draft.signatures} onChange={(signatures) => change({ signatures })} />
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
        {problems.form || problems.id ? (
          <Notice tone="danger" urgent title="The negotiation was not opened">
            <p>{problems.form ?? problems.id}</p>
          </Notice>
        ) : null}
        <Button look="primary" type="submit" busy={busy} className="self-start max-md:w-full">
          {busy ? 'Opening' : 'Open the negotiation'}
        </Button>
        <DraftKept state={state} onDiscard={discard} />
        <p className="text-ink-muted">
          Parties with an address get their invitation by mail. For the others you find a link in the room.
        </p>
      </div>
    </form>
  )
}
