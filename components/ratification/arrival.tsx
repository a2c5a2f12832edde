'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when it appears: the button that was pressed is gone, and this is what it led to. */
export function Arrival({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section ref={region} tabIndex={-1} aria-label={label} className="flex flex-col gap-6 outline-none">
      {children}
    </section>
  )
}
