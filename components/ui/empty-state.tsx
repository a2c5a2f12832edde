import type { ReactNode } from 'react'
import { classNames } from './class-names'

type EmptyStateProps = {
  /** One sentence. */
  sentence: ReactNode
  /** One action. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ sentence, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-start gap-4 border-y border-line py-10', className)}>
      <p className="text-lg text-ink-muted">{sentence}</p>
      {action}
    </div>
  )
}
