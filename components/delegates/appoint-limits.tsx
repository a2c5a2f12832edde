'use client'

import { useNegotiation } from '@/components/room/room-provider'
import { Checkbox, ChoiceGroup, Radio } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import type { DelegateLimits } from '@/server/protocol/delegation'
import type { Issue } from '@/server/protocol/state'

export const NO_LIMITS: DelegateLimits = { issues: null, ranges: [], words: [] }

type AppointLimitsProps = { limits: DelegateLimits; change: (limits: DelegateLimits) => void }

/** Issues, ranges and words. What contradicts itself is asked back by the protocol. */
export function AppointLimits({ limits, change }: AppointLimitsProps) {
  const { issues: all } = useNegotiation()
  const chosen = limits.issues
  const toggle = (issue: number, on: boolean) => {
    const kept = (chosen ?? []).filter((one) => one !== issue)
    change({ ...limits, issues: (on ? [...kept, issue] : kept).toSorted((one, two) => one - two) })
  }
  return (
    <>
      {all.length > 0 ? (
        <ChoiceGroup legend="On which issues">
          <Radio
            name="delegate-issues"
            label="On all, also those raised later"
            checked={chosen === null}
            onChange={() => change({ ...limits, issues: null })}
          />
          <Radio
            name="delegate-issues"
            label="Only on some"
            checked={chosen !== null}
            onChange={() => change({ ...limits, issues: [] })}
          />
          {chosen === null
            ? null
            : all.map(({ issue, title }) => (
                <Checkbox
                  key={issue}
                  className="pl-7"
                  label={`Issue ${issue}: ${title}`}
                  checked={chosen.includes(issue)}
                  onChange={(event) => toggle(issue, event.currentTarget.checked)}
                />
              ))}
        </ChoiceGroup>
      ) : null}
      {all
        .filter((one) => one.kind.kind === 'amount')
        .map((one) => (
          <RangeFields key={one.issue} issue={one} limits={limits} change={change} />
        ))}
      <Field
        label="Limits in words"
        aside="optional"
        hint="One a line. The software is told them, everybody sees them, and nothing enforces them."
      >
        <TextArea
          rows={2}
          value={limits.words.join('\n')}
          onChange={(event) =>
            change({
              ...limits,
              words: event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n'),
            })
          }
        />
      </Field>
    </>
  )
}

function RangeFields({ issue, limits, change }: AppointLimitsProps & { issue: Issue }) {
  const range = limits.ranges.find((one) => one.issue === issue.issue) ?? {
    issue: issue.issue,
    min: null,
    max: null,
  }
  const unit = issue.kind.kind === 'amount' ? issue.kind.unit : ''
  const set = (end: 'min' | 'max', written: string) => {
    const next = { ...range, [end]: written.trim() === '' ? null : written.trim() }
    const others = limits.ranges.filter((one) => one.issue !== issue.issue)
    change({ ...limits, ranges: next.min === null && next.max === null ? others : [...others, next] })
  }
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="font-medium">
        Range on issue {issue.issue}, in {unit}
      </legend>
      <p className="col-span-2 text-sm text-ink-muted">
        Everybody at the table sees it. It is no place for the least or most that you would accept.
      </p>
      <Field label="At least" aside="optional">
        <TextField
          inputMode="decimal"
          value={range.min ?? ''}
          onChange={(event) => set('min', event.currentTarget.value)}
        />
      </Field>
      <Field label="At most" aside="optional">
        <TextField
          inputMode="decimal"
          value={range.max ?? ''}
          onChange={(event) => set('max', event.currentTarget.value)}
        />
      </Field>
    </fieldset>
  )
}
