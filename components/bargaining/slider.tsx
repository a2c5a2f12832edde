'use client'

import { useId } from 'react'

type SliderProps = {
  label: string
  /** Read out for the number: "32 of 100". */
  words: string
  value: number
  max: number
  disabled?: boolean
  onChange: (value: number) => void
}

/** The browser's own slider, with its number beside it. */
export function Slider({ label, words, value, max, disabled, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <label htmlFor={id} className="min-w-0 text-sm break-words">
        {label}
      </label>
      <output htmlFor={id} className="figures text-sm text-ink-muted">
        {words}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        disabled={disabled}
        aria-valuetext={words}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="col-span-2 min-h-11 w-full accent-accent md:min-h-8"
      />
    </div>
  )
}
