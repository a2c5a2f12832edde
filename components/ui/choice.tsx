'use client'

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { useHydrated } from './use-hydrated'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** A sentence under the label, read out with it. */
  hint?: ReactNode
}

function Choice({
  kind,
  label,
  hint,
  className,
  disabled = false,
  ...props
}: ChoiceProps & { kind: 'radio' | 'checkbox' }) {
  const listens = useHydrated()
  return (
    <label
      className={classNames(
        'flex min-h-11 items-start gap-3 py-2 has-disabled:text-ink-muted md:min-h-9',
        className,
      )}
    >
      <input
        type={kind}
        {...props}
        disabled={disabled || (!listens && props.onChange !== undefined)}
        className="mt-0.5 size-[18px] shrink-0 accent-accent"
      />
      <span className="flex flex-col">
        <span className="font-medium">{label}</span>
        {hint ? <span className="text-sm text-ink-muted">{hint}</span> : null}
      </span>
    </label>
  )
}

/** One of several that share a `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice kind="radio" {...props} />
}

export function Checkbox(props: ChoiceProps) {
  return <Choice kind="checkbox" {...props} />
}

type ChoiceGroupProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  legendHidden?: boolean
  className?: string
  children: ReactNode
}

export function ChoiceGroup({
  legend,
  hint,
  error,
  legendHidden = false,
  className,
  children,
}: ChoiceGroupProps) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={classNames('font-medium', legendHidden && 'sr-only')}>{legend}</legend>
      {hint ? <p className="text-sm text-ink-muted">{hint}</p> : null}
      <div className="mt-1 flex flex-col">{children}</div>
      {error ? <p className="text-sm text-danger">{error}</p> : null}
    </fieldset>
  )
}
