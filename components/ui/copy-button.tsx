'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'
import { LiveRegion } from './live-region'

type CopyButtonProps = {
  text: string
  label: string
  /** Said once it is done. */
  done: string
  /** Said when the browser does not allow it. */
  failed: string
  className?: string
}

export function CopyButton({ text, label, done, failed, className }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      () => setState('failed'),
    )
  return (
    <span className={className}>
      <Button size="small" onClick={() => void copy()}>
        {state === 'done' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {label}
      </Button>
      <LiveRegion className="inline pl-2 text-sm text-ink-muted">
        {state === 'ready' ? '' : state === 'done' ? done : failed}
      </LiveRegion>
    </span>
  )
}
