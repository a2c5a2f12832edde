'use client'

import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names'
import { useHydrated } from './use-hydrated'

type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon }

type SegmentedProps<Value extends string> = {
  /** What is being chosen, for screen readers. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One of a few, all in sight. The browser's own radio buttons underneath: arrow keys move the choice. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  const listens = useHydrated()
  return (
    <fieldset
      disabled={!listens}
      className={classNames(
        'inline-flex max-w-full min-w-0 flex-wrap rounded-md border border-line-strong p-0.5',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: own, label: words, icon: Icon }) => (
        <label
          key={own}
          className="relative inline-flex min-h-11 items-center gap-2 rounded-sm px-3 text-sm text-ink-muted hover:text-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-8"
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            className="absolute inset-0 appearance-none opacity-0"
          />
          {Icon ? <Icon aria-hidden className="size-4 shrink-0" /> : null}
          {words}
        </label>
      ))}
    </fieldset>
  )
}
