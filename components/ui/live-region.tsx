import type { ReactNode } from 'react'
import { classNames } from './class-names'

type LiveRegionProps = {
  /** `assertive` interrupts the reader: only for what answers the person's own act. */
  manner?: 'polite' | 'assertive'
  hidden?: boolean
  className?: string
  children?: ReactNode
}

/**
 * Reads its words out when they change. Render it always and change what is inside: a region that arrives
 * together with its words is not announced.
 */
export function LiveRegion({ manner = 'polite', hidden = false, className, children }: LiveRegionProps) {
  return (
    <div
      role={manner === 'polite' ? 'status' : 'alert'}
      aria-live={manner}
      className={classNames(hidden && 'sr-only', className)}
    >
      {children}
    </div>
  )
}
