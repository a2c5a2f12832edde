import { Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

type PrivateRegionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Who sees it, in words: "Only you see this". */
  audience: ReactNode
}

/** A tint, a lock and the audience in words, around everything that others do not see. */
export function PrivateRegion({ audience, className, children, ...props }: PrivateRegionProps) {
  return (
    <section
      className={classNames('rounded-md border border-private-line bg-private-soft p-4', className)}
      {...props}
    >
      <p className="mb-3 flex items-center gap-2 text-sm font-medium text-private">
        <Lock aria-hidden className="size-3.5 shrink-0" />
        {audience}
      </p>
      {children}
    </section>
  )
}
