'use client'

import { BookOpen, CircleDot, FileText, ListChecks, type LucideIcon } from 'lucide-react'
import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { classNames } from '@/components/ui/class-names'
import { type Place, tabOf } from './place'
import { PlaceLink, usePlace } from './place-link'
import { useNegotiation } from './room-provider'

const TABS: { tab: 'now' | 'issues' | 'settlement'; to: Place; words: string; icon: LucideIcon }[] = [
  { tab: 'now', to: { at: 'now' }, words: 'Now', icon: CircleDot },
  { tab: 'issues', to: { at: 'issues' }, words: 'Issues', icon: ListChecks },
  { tab: 'settlement', to: { at: 'settlements' }, words: 'Settlement', icon: FileText },
]

const look =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-sm text-ink-muted aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-accent focus-visible:outline-offset-[-2px]'

/** The foot of a phone's screen. */
export function PhoneTabs({ className }: { className?: string }) {
  const { negotiation } = useNegotiation()
  const here = tabOf(usePlace())
  return (
    <nav
      aria-label="Room"
      className={classNames(
        'grid grid-cols-4 print:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
        className,
      )}
    >
      {TABS.map(({ tab, to, words, icon: Icon }) => (
        <PlaceLink key={tab} to={to} aria-current={tab === here ? 'page' : undefined} className={look}>
          <Icon aria-hidden className="size-5" />
          {words}
        </PlaceLink>
      ))}
      <Link href={paths.record(negotiation)} prefetch={false} className={look}>
        <BookOpen aria-hidden className="size-5" />
        Record
      </Link>
    </nav>
  )
}
