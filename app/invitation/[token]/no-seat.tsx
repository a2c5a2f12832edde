import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import type { Found } from '@/server/invitations/claims'

type NoSeatProps = { found: Extract<Found, { kind: 'taken' | 'closed' | 'declined' }> }

/** The invitation is what it was, and the negotiation has moved on. */
export function NoSeat({ found }: NoSeatProps) {
  const { title, lead } = words(found)
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Button asChild className="mt-6">
        <Link href={paths.negotiations}>My negotiations</Link>
      </Button>
    </>
  )
}

function words(found: NoSeatProps['found']): { title: string; lead: string } {
  const { facilitator } = found
  switch (found.kind) {
    case 'taken':
      return {
        title: 'This seat has been taken',
        lead: `Somebody else signs for ${found.partyName} by now, and a party has one signatory. If that surprises you, tell ${facilitator}.`,
      }
    case 'closed':
      return {
        title: 'Nobody is seated any more',
        lead: `“${found.title}” has been put to ratification or has ended, so seats stay as they are. Ask ${facilitator} if you expected to take part.`,
      }
    case 'declined':
      return {
        title: 'You were not seated',
        lead: `Your request for a seat in “${found.title}” was declined. If you expected to take part, ask ${facilitator} for an invitation to your own address.`,
      }
  }
}
