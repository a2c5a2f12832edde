import type { ReactNode } from 'react'

type PlaceHeadingProps = {
  /** Where it stands: "Issue 3". */
  above?: ReactNode
  aside?: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** The heading of what the centre shows. */
export function PlaceHeading({ above, aside, lead, children }: PlaceHeadingProps) {
  return (
    <header className="flex flex-col gap-1">
      {above ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-muted">
          <span>{above}</span>
          {aside}
        </div>
      ) : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 text-xl leading-snug">{children}</h2>
        {above ? null : aside}
      </div>
      {lead ? <p className="text-ink-muted">{lead}</p> : null}
    </header>
  )
}
