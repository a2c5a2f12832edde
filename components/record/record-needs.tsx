import Link from 'next/link'
import { needAddress } from '@/components/negotiations/need-address'
import { Button } from '@/components/ui/button'
import { namesOf } from '@/components/words/names'
import { needWords } from '@/components/words/needs'
import type { PersonId } from '@/server/protocol/ids'
import { needsOf } from '@/server/protocol/needs'
import type { Opened } from '@/server/protocol/state'

/** What waits for this person stays in view here too. */
export function RecordNeeds({ opened, me }: { opened: Opened; me: PersonId }) {
  const [first, ...further] = needsOf(opened, me)
  if (!first) return null
  const { what, why, action } = needWords(first, namesOf(opened).party)
  return (
    <section
      aria-label="Needs you"
      className="flex items-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-4 py-2 md:px-6 print:hidden"
    >
      <p className="min-w-0 flex-1">
        <span className="font-medium">{what}.</span>{' '}
        <span className="text-ink-muted max-md:text-sm">
          {why}
          {further.length > 0 ? ` ${further.length} more after this.` : ''}
        </span>
      </p>
      <Button size="small" asChild className="shrink-0">
        <Link href={needAddress(opened.negotiation, first)} prefetch={false}>
          {action}
        </Link>
      </Button>
    </section>
  )
}
