import type { ReactNode } from 'react'

/** The first stop of the Tab key; `target` is the id of the page's <main tabIndex={-1}>. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-50 rounded-md border border-accent bg-surface px-4 py-2 font-medium text-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  )
}
