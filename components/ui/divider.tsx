import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A rule; with words in it (a day, "or") they stand at its beginning. */
export function Divider({ className, children }: { className?: string; children?: ReactNode }) {
  if (!children) return <hr className={classNames('border-t border-line', className)} />
  return (
    <div className={classNames('flex items-center gap-3 text-sm text-ink-muted', className)}>
      <span>{children}</span>
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  )
}
