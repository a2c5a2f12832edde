import { BookOpen, CircleDot, FileText, ListChecks } from 'lucide-react'
import Link from 'next/link'
import { type Place, placeQuery } from '@/components/room/place'
import { paths } from '@/components/shell/paths'

const TABS = [
  { to: { at: 'now' }, words: 'Now', icon: CircleDot },
  { to: { at: 'issues' }, words: 'Issues', icon: ListChecks },
  { to: { at: 'settlements' }, words: 'Settlement', icon: FileText },
] as const satisfies { to: Place; words: string; icon: typeof BookOpen }[]

const look =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-sm text-ink-muted aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-accent focus-visible:outline-offset-[-2px]'

/** The foot of a phone's screen, as in the room: here the others lead back into it. */
export function RecordTabs({ negotiation }: { negotiation: string }) {
  return (
    <nav
      aria-label="Room"
      className="sticky bottom-0 z-20 grid grid-cols-4 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
    >
      {TABS.map(({ to, words, icon: Icon }) => (
        <Link key={to.at} href={paths.room(negotiation) + placeQuery(to)} prefetch={false} className={look}>
          <Icon aria-hidden className="size-5" />
          {words}
        </Link>
      ))}
      <a href="#main" aria-current="page" className={look}>
        <BookOpen aria-hidden className="size-5" />
        Record
      </a>
    </nav>
  )
}
