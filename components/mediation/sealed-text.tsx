'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useSealed } from './use-sealed'

type SealedTextProps = {
  commitment: string
  /** On the button: what it opens. */
  what: string
  children: (text: string) => ReactNode
}

/** A sealed text behind a button: opened for whoever may read it, and said plainly where they may not. */
export function SealedText({ commitment, what, children }: SealedTextProps) {
  const { sealed, toggle } = useSealed(commitment)
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button
          size="small"
          busy={sealed.is === 'loading'}
          aria-expanded={sealed.is === 'open'}
          onClick={toggle}
        >
          {sealed.is === 'open' ? 'Close it' : what}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {sealed.is === 'loading' ? 'Opening what was sealed.' : ''}
        {sealed.is === 'not-yours' ? 'This is sealed to somebody else, or has been erased.' : ''}
        {sealed.is === 'unreached' ? 'There is no connection. Nothing was lost; press again.' : ''}
      </p>
      {sealed.is === 'open' ? children(sealed.text) : null}
    </div>
  )
}
