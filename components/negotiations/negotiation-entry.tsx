import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import type { NegotiationRow } from './negotiation-row'

type NegotiationEntryProps = { row: NegotiationRow; primary: boolean }

export function NegotiationEntry({ row, primary }: NegotiationEntryProps) {
  const { id, title, state, place, parties, changedAt, need, furtherNeeds } = row
  return (
    <li className="flex flex-col gap-4 py-4 md:flex-row md:items-center md:justify-between md:gap-10">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg">
          <Link
            href={paths.room(id)}
            prefetch={false}
            className="hover:text-accent hover:underline max-md:flex max-md:min-h-11 max-md:items-center"
          >
            {title}
          </Link>
        </h3>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
          <span className="font-medium text-ink">{state}</span>
          <span>{place}</span>
          <Time at={changedAt} />
        </p>
        <p className="text-sm text-ink-muted">{parties.join(', ')}</p>
        {need ? (
          <p className="mt-2">
            <span className="font-medium">{need.what}.</span>{' '}
            <span className="text-ink-muted">{need.why}</span>
            {furtherNeeds > 0 ? (
              <span className="text-ink-muted">
                {' '}
                {furtherNeeds === 1 ? 'One more thing waits' : `${furtherNeeds} more things wait`} inside.
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      {need ? (
        <Button look={primary ? 'primary' : 'secondary'} asChild className="shrink-0">
          <Link href={need.address} prefetch={false} aria-label={`${need.action}: ${title}`}>
            {need.action}
          </Link>
        </Button>
      ) : null}
    </li>
  )
}
