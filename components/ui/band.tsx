import type { ReactNode } from 'react'
import { classNames } from './class-names'

type BandProps = {
  /** `provisional` while nothing binds, `canonical` once every party has ratified, `closed` for any other end. */
  state: 'provisional' | 'canonical' | 'closed'
  /** The one word, set in small capitals: PROVISIONAL. */
  word: string
  className?: string
  children?: ReactNode
}

const looks: Record<BandProps['state'], string> = {
  provisional: 'border-warn bg-warn-soft text-warn',
  canonical: 'border-accent bg-accent-soft text-accent',
  closed: 'border-line-strong bg-sunken text-ink-muted',
}

/** The band of text on a settlement that says what it is worth. Part of the document, in print as well. */
export function Band({ state, word, className, children }: BandProps) {
  return (
    <p
      className={classNames(
        'flex flex-wrap items-baseline gap-x-3 gap-y-1 border-y px-4 py-2 text-sm [print-color-adjust:exact]',
        looks[state],
        className,
      )}
    >
      <strong className="font-semibold tracking-[0.12em]">{word}</strong>
      {children ? <span className="text-ink">{children}</span> : null}
    </p>
  )
}
