'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { Button } from '@/components/ui/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'
import type { WeighedIssue } from './declare-draft'
import { acceptableOf, type Shared, sharedBefore, signalsOf } from './signals'

type ShareSignalsProps = { bargaining: Bargaining; issues: readonly WeighedIssue[]; party: PartyId }

/** A choice of one's own: which issue matters more and what would do, for all to see, and never how much. */
export function ShareSignals({ bargaining, issues, party }: ShareSignalsProps) {
  const before = bargaining.shared.find((one) => one.party === party)
  const [changed, setChanged] = useState<Record<number, Shared>>({})
  const sharedOf = (one: WeighedIssue) => changed[one.issue] ?? sharedBefore(one, before)
  const change = (one: WeighedIssue) => (part: Partial<Shared>) =>
    setChanged({ ...changed, [one.issue]: { ...sharedOf(one), ...part } })
  const all = issues.map((one) => ({ issue: one, shared: sharedOf(one) }))
  const wrong = all.find(({ issue, shared }) => acceptableOf(issue, shared) === 'nothing')
  return (
    <ActDialog
      name="share-signals"
      title="Share what matters to you"
      description="Everybody sees it, on the record. It helps the mediator to find packages that are better for all, and it tells the others where you could give way. Share as little as you like."
      action="Share this"
      ready={!wrong}
      trigger={<Button>{before ? 'Change what you share' : 'Share what matters to you'}</Button>}
      command={() => ({ type: 'ShareSignals', ...signalsOf(all) })}
    >
      {all.map(({ issue, shared }) => (
        <Signals
          key={issue.issue}
          issue={issue}
          places={issues.map((_, at) => at + 1)}
          shared={shared}
          onChange={change(issue)}
        />
      ))}
      {wrong ? (
        <p className="text-sm text-ink-muted">No value of “{wrong.issue.title}” lies between these ends.</p>
      ) : null}
    </ActDialog>
  )
}

type SignalsProps = {
  issue: WeighedIssue
  places: readonly number[]
  shared: Shared
  onChange: (part: Partial<Shared>) => void
}

function Signals({ issue, places, shared, onChange }: SignalsProps) {
  const { title } = issue
  return (
    <section aria-label={title} className="flex flex-col gap-3 border-t border-line pt-4">
      <h4 className="font-medium">{title}</h4>
      <Field label="How much it matters">
        <Select value={shared.rank} onChange={(event) => onChange({ rank: event.currentTarget.value })}>
          <option value="">Not shared</option>
          {places.map((place) => (
            <option key={place} value={place}>
              {place === 1 ? 'Most important' : `Place ${place}`}
            </option>
          ))}
        </Select>
      </Field>
      <WhatWouldDo issue={issue} shared={shared} onChange={onChange} />
    </section>
  )
}

function WhatWouldDo({ issue, shared, onChange }: Omit<SignalsProps, 'places'>) {
  const { kind } = issue
  switch (kind.kind) {
    case 'text':
      return null
    case 'options':
      return (
        <ChoiceGroup legend="What you could accept" hint="In a package that fits. None ticked: not shared.">
          {kind.options.map((option) => (
            <Checkbox
              key={option}
              label={option}
              checked={shared.options.includes(option)}
              onChange={(event) =>
                onChange({
                  options: event.currentTarget.checked
                    ? [...shared.options, option]
                    : shared.options.filter((one) => one !== option),
                })
              }
            />
          ))}
        </ChoiceGroup>
      )
    case 'amount':
    case 'date': {
      const field = kind.kind === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const }
      return (
        <div className="grid grid-cols-2 items-end gap-4">
          <Field label="You could accept from">
            <TextField
              {...field}
              value={shared.from}
              onChange={(event) => onChange({ from: event.currentTarget.value })}
            />
          </Field>
          <Field label="to">
            <TextField
              {...field}
              value={shared.to}
              onChange={(event) => onChange({ to: event.currentTarget.value })}
            />
          </Field>
        </div>
      )
    }
  }
}
