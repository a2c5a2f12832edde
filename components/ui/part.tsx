import type { ReactNode } from 'react'
import { classNames } from './class-names'

type Level = 2 | 3

/** `small` within a text, `plain` on a short page, `ruled` where each part of a long page begins with a rule. */
type PartLook = 'small' | 'plain' | 'ruled'

const sections: Record<PartLook, string> = {
  small: '',
  plain: 'flex flex-col gap-2',
  ruled: 'flex flex-col gap-4 border-t border-line pt-6',
}

const headings: Record<PartLook, Record<Level, string>> = {
  small: { 2: 'mb-1 font-semibold', 3: 'mb-1 font-semibold' },
  plain: { 2: 'text-lg', 3: 'text-lg' },
  ruled: { 2: 'text-xl', 3: 'text-lg' },
}

type PartProps = {
  title: string
  /** One below the heading that it stands under. */
  level: Level
  look: PartLook
  className?: string
  children: ReactNode
}

/** A part of a page with its heading, and named by it. */
export function Part({ title, level, look, className, children }: PartProps) {
  const Heading = `h${level}` as const
  return (
    <section aria-label={title} className={classNames(sections[look], className)}>
      <Heading className={headings[look][level]}>{title}</Heading>
      {children}
    </section>
  )
}
