'use client'

import { LimitedLine } from '@/components/room/limited'
import { LineList } from '@/components/room/line-list'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { LIMIT } from '@/server/protocol/limits'
import type { RaiseDraft } from './raise-draft'

type RaiseKindProps = { value: RaiseDraft; set: (part: Partial<RaiseDraft>) => void; locked: boolean }

/** What the chosen kind of question needs beside its words. */
export function RaiseKind({ value, set, locked }: RaiseKindProps) {
  switch (value.kind) {
    case 'text':
      return <p className="text-sm text-ink-muted">The parties find the words of the decision.</p>
    case 'date':
      return (
        <div className="grid w-full gap-4 md:grid-cols-2">
          <DayField
            label="First day"
            value={value.first}
            locked={locked}
            onChange={(first) => set({ first })}
          />
          <DayField label="Last day" value={value.last} locked={locked} onChange={(last) => set({ last })} />
        </div>
      )
    case 'options':
      return (
        <LineList
          label="Options"
          one="Option"
          lines={value.options}
          limit={LIMIT.line}
          disabled={locked}
          onChange={(options) => set({ options })}
        />
      )
    case 'amount':
      return (
        <div className="grid w-full gap-4 md:grid-cols-4">
          <LimitedLine
            label="Unit"
            hint="€ a month, days, kg"
            limit={24}
            value={value.unit}
            disabled={locked}
            onChange={(unit) => set({ unit })}
          />
          <LimitedLine
            label="From"
            hint="optional"
            limit={22}
            value={value.min}
            disabled={locked}
            onChange={(min) => set({ min })}
          />
          <LimitedLine
            label="To"
            hint="optional"
            limit={22}
            value={value.max}
            disabled={locked}
            onChange={(max) => set({ max })}
          />
          <LimitedLine
            label="In steps of"
            hint="optional"
            limit={22}
            value={value.step}
            disabled={locked}
            onChange={(step) => set({ step })}
          />
        </div>
      )
  }
}

type DayFieldProps = { label: string; value: string; locked: boolean; onChange: (day: string) => void }

/** Both ends are needed where days are to stand in offers. */
function DayField({ label, value, locked, onChange }: DayFieldProps) {
  return (
    <Field label={label} hint="optional">
      <TextField
        type="date"
        value={value}
        disabled={locked}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
