import type { ReactNode } from 'react'
import { classNames } from './class-names'

type PageHeaderProps = {
  title: ReactNode
  /** A line above the title: where one is, or a link back. */
  above?: ReactNode
  /** What the page is for, in a sentence. */
  lead?: ReactNode
  actions?: ReactNode
  className?: string
}

export function PageHeader({ title, above, lead, actions, className }: PageHeaderProps) {
  return (
    <header
      className={classNames('flex flex-col gap-4 md:flex-row md:items-end md:justify-between', className)}
    >
      <div className="flex max-w-[60ch] min-w-0 flex-col gap-2">
        {above ? <div className="text-sm text-ink-muted">{above}</div> : null}
        <h1 className="text-2xl">{title}</h1>
        {lead ? <p className="text-lg text-ink-muted">{lead}</p> : null}
      </div>
      {actions ? <div className="flex shrink-0 flex-wrap gap-3">{actions}</div> : null}
    </header>
  )
}
