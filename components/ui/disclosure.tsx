import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactNode
  children: ReactNode
}

/** The browser's own `details`: it opens without script, when a word inside is searched for, and in print. */
export function Disclosure({ summary, className, children, ...props }: DisclosureProps) {
  return (
    <details className={className} {...props}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md py-2 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-muted [details[open]>summary>&]:rotate-90"
        />
        <span className="min-w-0 flex-1">{summary}</span>
      </summary>
      <div className="pb-3 pl-6">{children}</div>
    </details>
  )
}
