'use client'

import { Minus, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { dayNumber } from '@/server/bargaining/valuation'
import { valueInWords } from '@/server/protocol/packages'
import { BEST, type Outcomes, type WeighedIssue } from './declare-draft'
import { Slider } from './slider'

type OutcomesProps = {
  issue: WeighedIssue
  value: Outcomes
  locked: boolean
  onChange: (value: Outcomes) => void
}

/** What the outcomes of one issue are worth by themselves, and where the party will not go at all. */
export function ValueOutcomes({ issue, value, locked, onChange }: OutcomesProps) {
  const { kind, title } = issue
  return (
    <section aria-label={`Outcomes of ${title}`} className="flex flex-col gap-3 border-t border-line pt-4">
      <h4 className="font-medium">{title}</h4>
      {kind.kind === 'options' ? (
        kind.options.map((option, at) => (
          <OptionWorth
            key={option}
            option={option}
            worth={value.options[at] ?? null}
            locked={locked}
            onChange={(worth) =>
              onChange({
                ...value,
                options: kind.options.map((_, n) => (n === at ? worth : (value.options[n] ?? null))),
              })
            }
          />
        ))
      ) : (
        <Curve issue={issue} value={value} locked={locked} onChange={onChange} />
      )}
    </section>
  )
}

type OptionProps = {
  option: string
  worth: number | null
  locked: boolean
  onChange: (worth: number | null) => void
}

function OptionWorth({ option, worth, locked, onChange }: OptionProps) {
  return (
    <div>
      <Slider
        label={option}
        words={worth === null ? 'never' : `${worth} of ${BEST}`}
        max={BEST}
        value={worth ?? 0}
        disabled={locked || worth === null}
        onChange={onChange}
      />
      <Checkbox
        label={`Never: ${option}`}
        checked={worth === null}
        disabled={locked}
        onChange={(event) => onChange(event.currentTarget.checked ? null : 0)}
      />
    </div>
  )
}

function Curve({ issue: { kind, title }, value, locked, onChange }: OutcomesProps) {
  const { points } = value
  const date = kind.kind === 'date'
  const place = (at: string) => (date ? dayNumber(at) : Number(at))
  const setPoint = (n: number, part: Partial<(typeof points)[number]>) =>
    onChange({ ...value, points: points.map((one, at) => (at === n ? { ...one, ...part } : one)) })

  /** Between the two that lie furthest apart. */
  function addPoint() {
    const sorted = points.toSorted((a, b) => place(a.at) - place(b.at))
    const gaps = sorted.slice(1).map((one, n) => place(one.at) - place(sorted[n]?.at ?? one.at))
    const widest = gaps.indexOf(Math.max(...gaps))
    const [left, right] = [sorted[widest], sorted[widest + 1]]
    if (!left || !right) return
    const middle = Math.round((place(left.at) + place(right.at)) / 2)
    const at = date ? new Date(middle * 86_400_000).toISOString().slice(0, 10) : String(middle)
    const between = { at, worth: Math.round((left.worth + right.worth) / 2) }
    onChange({ ...value, points: [...sorted.slice(0, widest + 1), between, ...sorted.slice(widest + 1)] })
  }
  return (
    <>
      {points.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place until it is sealed
        <div key={n}>
          <Slider
            label={valueInWords(kind, one.at)}
            words={`${one.worth} of ${BEST}`}
            max={BEST}
            value={one.worth}
            disabled={locked}
            onChange={(worth) => setPoint(n, { worth })}
          />
          {n > 0 && n < points.length - 1 ? (
            <Button
              size="small"
              look="quiet"
              disabled={locked}
              onClick={() => onChange({ ...value, points: points.filter((_, at) => at !== n) })}
            >
              <Minus aria-hidden />
              No bend at {valueInWords(kind, one.at)}
            </Button>
          ) : null}
        </div>
      ))}
      <div>
        <Button size="small" look="quiet" disabled={locked || points.length >= 8} onClick={addPoint}>
          <Plus aria-hidden />
          Bend the line of {title}
        </Button>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Limit
          label={date ? `${title}: never before` : `${title}: never below`}
          date={date}
          value={value.neverBelow}
          locked={locked}
          onChange={(neverBelow) => onChange({ ...value, neverBelow })}
        />
        <Limit
          label={date ? `${title}: never after` : `${title}: never above`}
          date={date}
          value={value.neverAbove}
          locked={locked}
          onChange={(neverAbove) => onChange({ ...value, neverAbove })}
        />
      </div>
    </>
  )
}

type LimitProps = {
  label: string
  date: boolean
  value: string
  locked: boolean
  onChange: (value: string) => void
}

function Limit({ label, date, value, locked, onChange }: LimitProps) {
  return (
    <Field label={label} hint="optional, a red line">
      <TextField
        type={date ? 'date' : 'text'}
        inputMode={date ? undefined : 'decimal'}
        value={value}
        disabled={locked}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
