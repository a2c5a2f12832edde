import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { type Tone, toneIcons } from './status'

const looks: Record<Tone, string> = {
  neutral: 'border-line bg-sunken',
  accent: 'border-accent bg-accent-soft',
  ok: 'border-ok bg-ok-soft',
  warn: 'border-warn bg-warn-soft',
  danger: 'border-danger bg-danger-soft',
  private: 'border-private-line bg-private-soft',
  waiting: 'border-line bg-sunken',
}

const marks: Record<Tone, string> = {
  neutral: 'text-ink-muted',
  accent: 'text-accent',
  ok: 'text-ok',
  warn: 'text-warn',
  danger: 'text-danger',
  private: 'text-private',
  waiting: 'text-ink-muted',
}

type NoticeProps = {
  tone: Tone
  icon?: LucideIcon
  title?: ReactNode
  /** Read out at once when it appears: only for what answers the person's own act. */
  urgent?: boolean
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** What happened, what is safe, what next. It stays where it is until the matter is settled. */
export function Notice({ tone, icon, title, urgent = false, actions, className, children }: NoticeProps) {
  const Icon = icon ?? toneIcons[tone]
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={classNames('flex gap-3 rounded-md border px-4 py-3', looks[tone], className)}
    >
      <Icon aria-hidden className={classNames('mt-[3px] size-4 shrink-0', marks[tone])} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className="flex flex-col gap-2">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  )
}
