import { LongText } from '@/components/room/long-text'
import { KeyValues } from '@/components/ui/key-values'
import { PageHeader } from '@/components/ui/page-header'
import { Time } from '@/components/ui/time'
import type { InvitedTo } from './invitation'

/** What one is invited to, before deciding anything. */
export function InvitationTerms({ to }: { to: InvitedTo }) {
  return (
    <>
      <PageHeader above="An invitation to negotiate" title={to.title} />
      <div className="mt-4">
        <LongText text={to.topic} className="text-lg" />
      </div>
      <KeyValues
        className="mt-6"
        rows={[
          { key: 'seat', label: 'Your seat', value: seatWords(to) },
          { key: 'parties', label: 'Parties', value: to.parties.join(', ') },
          { key: 'facilitator', label: 'Opened by', value: `${to.facilitator}, who sits for no party` },
          { key: 'expires', label: 'Open until', value: <Time at={to.expires} /> },
        ]}
      />
    </>
  )
}

function seatWords({ role, partyName }: InvitedTo): string {
  switch (role) {
    case 'signatory':
      return `You would sign for ${partyName ?? 'a party'}: no one else can ratify for it, unless you grant that.`
    case 'member':
      return `You would sit with ${partyName ?? 'a party'}: you speak for it, and its signatory ratifies.`
    case 'observer':
      return 'You would observe: you read everything that is public, and write nothing.'
    case 'facilitator':
      return 'You would facilitate: you moderate, and sit for no party.'
  }
}
