'use client'

import { useState } from 'react'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea, LimitedLine } from '@/components/room/limited'
import { useGoTo } from '@/components/room/place-link'
import { useMe, useNames, useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { draftFromDecisions } from '@/server/protocol/finish'
import type { CommandId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import { Decided } from './decided'
import { RedLineChoices } from './red-line-choices'
import { type Beginning, begunFrom, NOTHING_TABLED, tableDraft, tabling, whatIsMissing } from './table-draft'
import { TabledTerms } from './tabled-terms'

/** A text of one's own, or of a party, as the next version: its origin is named in it. */
export function TableText({ run = null }: { run?: CommandId | null }) {
  const state = useNegotiation()
  const me = useMe()
  const goTo = useGoTo()
  const [open, setOpen] = useState(false)
  const editor = useEditor({ name: 'table', shape: tableDraft, empty: NOTHING_TABLED })
  const { value, change, locked } = editor
  const { text } = value
  const set = (part: Partial<typeof text>) => change({ ...value, text: { ...text, ...part } })
  const next = state.settlements.length + 1

  async function table() {
    const tabled = tabling(state, me.person, value)
    const result = await editor.send(
      run && tabled.type === 'TableSettlement'
        ? { type: 'GiveDraft', run, basedOn: tabled.basedOn, draft: tabled.draft }
        : tabled,
    )
    if (result.outcome === 'accepted') goTo({ at: 'settlement', version: next })
  }
  if (!open && !editor.drafted)
    return (
      <div className="flex flex-col items-start gap-3">
        <Decided
          onDraft={(draft) => {
            change(draft)
            setOpen(true)
          }}
        />
        <Button onClick={() => setOpen(true)}>Table a text</Button>
      </div>
    )
  return (
    <section aria-label="Table a text" className="flex flex-col gap-4">
      <h4 className="font-semibold">Table a text as settlement {next}</h4>
      <BeginningChoice
        value={value.beginning}
        disabled={locked}
        onChange={(from) => change(begunFrom(state, from))}
      />
      <LimitedLine
        label="Title"
        limit={LIMIT.title}
        value={text.title}
        disabled={locked}
        onChange={(title) => set({ title })}
      />
      <TabledTerms
        text={text}
        disabled={locked}
        onChange={(changed) => change({ ...value, text: changed })}
      />
      <LimitedArea
        label="Why it reads as it does"
        aside="optional"
        rows={2}
        limit={LIMIT.prose}
        value={text.rationale}
        disabled={locked}
        onChange={(rationale) => set({ rationale })}
      />
      <RedLineChoices
        text={text}
        disabled={locked}
        onChange={(changed) => change({ ...value, text: changed })}
      />
      <EditorFoot
        editor={editor}
        look="secondary"
        action={`Table it as settlement ${next}`}
        missing={whatIsMissing(value)}
        onSend={() => void table()}
        other={
          editor.drafted ? null : (
            <Button look="quiet" onClick={() => setOpen(false)}>
              Not now
            </Button>
          )
        }
      />
    </section>
  )
}

type BeginningChoiceProps = { value: Beginning; disabled: boolean; onChange: (from: Beginning) => void }

function BeginningChoice({ value, disabled, onChange }: BeginningChoiceProps) {
  const state = useNegotiation()
  const { settlements, counters } = state
  const decided = draftFromDecisions(state).ready
  const names = useNames()
  const options: [Beginning, string][] = [
    [{ from: 'nothing' }, 'An empty page'],
    ...(decided
      ? [[{ from: 'decisions' }, 'The decisions, term by term'] satisfies [Beginning, string]]
      : []),
    ...[...counters]
      .reverse()
      .map(({ counter, party, version }): [Beginning, string] => [
        { from: 'counter', counter },
        `Counter ${counter} of ${names.party(party)}, carried out in settlement ${version}`,
      ]),
    ...[...settlements]
      .reverse()
      .map(({ settlement: { version } }): [Beginning, string] => [
        { from: 'settlement', version },
        `Settlement ${version}`,
      ]),
  ]
  return (
    <Field label="Begin with" hint="Choosing again replaces what is written below.">
      <Select
        value={key(value)}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find(([from]) => key(from) === event.currentTarget.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([from, words]) => (
          <option key={key(from)} value={key(from)}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function key(from: Beginning): string {
  switch (from.from) {
    case 'nothing':
      return ''
    case 'decisions':
      return 'd'
    case 'settlement':
      return `s${from.version}`
    case 'counter':
      return `c${from.counter}`
  }
}
