'use client'

import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from './class-names'

type FieldWiring = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldWiring | null>(null)

type FieldProps = {
  label: ReactNode
  /** Stands after the label, in muted words: "optional", a count, a lock. */
  aside?: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do. Its presence marks the control invalid. */
  error?: ReactNode
  required?: boolean
  /** Keeps the label for screen readers where the page already says it. */
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

/** A label, a hint and an error wired to the one control inside (TextField, TextArea, Select). */
export function Field({
  label,
  aside,
  hint,
  error,
  required = false,
  labelHidden = false,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined

  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={classNames('flex flex-col gap-1', className)}>
        <div className={classNames('flex items-baseline justify-between gap-3', labelHidden && 'sr-only')}>
          <label htmlFor={id} className="font-medium">
            {label}
          </label>
          {aside ? <span className="text-sm text-ink-muted">{aside}</span> : null}
        </div>
        {hint ? (
          <p id={hintId} className="text-sm text-ink-muted">
            {hint}
          </p>
        ) : null}
        {children}
        {error ? (
          <p id={errorId} className="flex items-start gap-2 text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </FieldContext>
  )
}

type ControlProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: 'true' | 'false' | boolean | 'grammar' | 'spelling' | undefined
}

/** The ids and states a control takes over from the Field around it; its own props win. */
export function useFieldControl(own: ControlProps): ControlProps {
  const wiring = useContext(FieldContext)
  if (wiring === null) return own
  return {
    id: own.id ?? wiring.id,
    required: own.required ?? (wiring.required || undefined),
    'aria-describedby': [own['aria-describedby'], wiring.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (wiring.invalid || undefined),
  }
}

/** The common look of everything one types into. 17 px on a phone, so that iOS does not zoom in. */
export const controlLook = classNames(
  'w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-lg text-ink md:text-base',
  'min-h-11 hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted',
)
