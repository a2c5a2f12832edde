'use client'

import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { controlLook, useFieldControl } from './field'

export function TextField({ className, type, ...props }: ComponentProps<'input'>) {
  const wiring = useFieldControl(props)
  return <input {...props} {...wiring} type={type ?? 'text'} className={classNames(controlLook, className)} />
}
