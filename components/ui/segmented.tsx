'use client'

import type { LucideIcon } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { classNames } from './class-names'

export type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon }

type SegmentedProps<Value extends string> = {
  /** What is being chosen, for screen readers. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One of a few, all in sight. Arrow keys move the choice. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = segments.find((segment) => segment.value === next)
        if (chosen) onChange(chosen.value)
      }}
      className={classNames(
        'inline-flex max-w-full flex-wrap rounded-md border border-line-strong p-0.5',
        className,
      )}
    >
      {segments.map(({ value: own, label: name, icon: Icon }) => (
        <RadioGroup.Item
          key={own}
          value={own}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm px-3 text-sm text-ink-muted hover:text-ink data-[state=checked]:bg-accent-soft data-[state=checked]:font-medium data-[state=checked]:text-accent md:min-h-8"
        >
          {Icon ? <Icon aria-hidden className="size-4 shrink-0" /> : null}
          {name}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
