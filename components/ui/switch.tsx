'use client'

import { Switch as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names'

type SwitchProps = Omit<ComponentProps<typeof Primitive.Root>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** On or off, taking effect at once. For a choice that is sent with a form, use Checkbox. */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  const id = useId()
  return (
    <div className={classNames('flex min-h-11 items-start justify-between gap-4 py-2', className)}>
      <label htmlFor={id} className="flex flex-col">
        <span className="font-medium">{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className="text-sm text-ink-muted">
            {hint}
          </span>
        ) : null}
      </label>
      <Primitive.Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken after:absolute after:-inset-2.5 after:content-[''] data-[state=checked]:border-fill data-[state=checked]:bg-fill"
        {...props}
      >
        <Primitive.Thumb className="block size-4 translate-x-1 rounded-full bg-line-strong data-[state=checked]:translate-x-[22px] data-[state=checked]:bg-on-fill" />
      </Primitive.Root>
    </div>
  )
}
