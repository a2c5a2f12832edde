'use client'

import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names'
import { controlLook, useFieldControl } from './field'
import { useHydrated } from './use-hydrated'

function growsByItself(): boolean {
  return CSS.supports('field-sizing', 'content')
}

function fitToContent(area: HTMLTextAreaElement): void {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> & {
  /** Rows when empty. It grows with what is written up to half of the window, then scrolls. */
  rows?: number
  ref?: (area: HTMLTextAreaElement | null) => void
}

export function TextArea({ className, rows = 3, onInput, ref, readOnly = false, ...props }: TextAreaProps) {
  const listens = useHydrated()
  const wiring = useFieldControl(props)
  const area = useRef<HTMLTextAreaElement>(null)
  const { value } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from outside changes the height too
  useLayoutEffect(() => {
    if (area.current && !growsByItself()) fitToContent(area.current)
  }, [value])

  return (
    <textarea
      {...props}
      {...wiring}
      rows={rows}
      readOnly={readOnly || (!listens && props.onChange !== undefined)}
      ref={(element) => {
        area.current = element
        ref?.(element)
      }}
      onInput={(event) => {
        if (!growsByItself()) fitToContent(event.currentTarget)
        onInput?.(event)
      }}
      // `rows` sets no least height once the content sizes the box, so the height is said in lines.
      style={{ minHeight: `calc(${rows} * 1.5em + 1rem + 2px)` }}
      className={classNames(controlLook, 'field-sizing-content max-h-[50dvh] resize-y', className)}
    />
  )
}
