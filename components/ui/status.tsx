import { Ban, Check, CircleDashed, Clock, Info, Lock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type Tone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'private' | 'waiting'

export const toneIcons: Record<Tone, LucideIcon> = {
  neutral: CircleDashed,
  accent: Info,
  ok: Check,
  warn: TriangleAlert,
  danger: Ban,
  private: Lock,
  waiting: Clock,
}

const words: Record<Tone, string> = {
  neutral: 'text-ink-muted',
  accent: 'text-accent',
  ok: 'text-ok',
  warn: 'text-warn',
  danger: 'text-danger',
  private: 'text-private',
  waiting: 'text-ink-muted',
}

const grounds: Record<Tone, string> = {
  neutral: 'border-line bg-sunken',
  accent: 'border-transparent bg-accent-soft',
  ok: 'border-transparent bg-ok-soft',
  warn: 'border-transparent bg-warn-soft',
  danger: 'border-transparent bg-danger-soft',
  private: 'border-transparent bg-private-soft',
  waiting: 'border-line bg-sunken',
}

type StatusProps = {
  tone: Tone
  /** Another mark than the tone's own. There is always one: colour is never the only sign. */
  icon?: LucideIcon
  className?: string
  children: ReactNode
}

/** A state as mark and word, in the line of the text. */
export function Status({ tone, icon, className, children }: StatusProps) {
  const Icon = icon ?? toneIcons[tone]
  return (
    <span className={classNames('inline-flex items-baseline gap-1 text-sm', words[tone], className)}>
      <Icon aria-hidden className="size-3.5 shrink-0 self-center" />
      <span>{children}</span>
    </span>
  )
}

/** The same on a ground of its own, where it must be found at a glance. Few of these on a page. */
export function Badge({ tone, icon, className, children }: StatusProps) {
  return (
    <Status
      tone={tone}
      {...(icon ? { icon } : {})}
      className={classNames('rounded-sm border px-2 py-px font-medium', grounds[tone], className)}
    >
      {children}
    </Status>
  )
}
