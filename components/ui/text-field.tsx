'use client'

import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { controlLook, useFieldControl } from './field'
import { useHydrated } from './use-hydrated'

export function TextField({ className, type, readOnly = false, ...props }: ComponentProps<'input'>) {
  const wiring = useFieldControl(props)
  const listens = useHydrated()
  return (
    <input
      {...props}
      {...wiring}
      type={type ?? 'text'}
      readOnly={readOnly || (!listens && props.onChange !== undefined)}
      className={classNames(controlLook, className)}
    />
  )
}
