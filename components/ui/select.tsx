'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { controlLook, useFieldControl } from './field'
import { useHydrated } from './use-hydrated'

/** The browser's own list: the best one on a phone. Where a form alone reads it, it works before any script has loaded. */
export function Select({ className, children, disabled = false, ...props }: ComponentProps<'select'>) {
  const listens = useHydrated()
  const wiring = useFieldControl(props)
  return (
    <div className="relative">
      <select
        {...props}
        {...wiring}
        disabled={disabled || (!listens && props.onChange !== undefined)}
        className={classNames(controlLook, 'appearance-none pr-10', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </div>
  )
}
