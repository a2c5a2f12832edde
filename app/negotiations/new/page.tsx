import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { draftAfter, emptyDraft } from '@/components/new-negotiation/draft'
import { NewNegotiationForm } from '@/components/new-negotiation/new-negotiation-form'
import { paths } from '@/components/shell/paths'
import { SitePage } from '@/components/shell/site-page'
import { PageHeader } from '@/components/ui/page-header'
import { signOutHere } from '@/server/auth/actions'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { negotiationId, type PersonId } from '@/server/protocol/ids'
import type { Closed } from '@/server/protocol/state'
import { openNegotiation } from './actions'

export const metadata: Metadata = { title: 'Open a negotiation' }

export default async function Page({ searchParams }: PageProps<'/negotiations/new'>) {
  const { after } = await searchParams
  const account = await currentPerson()
  if (!account) redirect(`${paths.signIn}?after=${encodeURIComponent(here(after))}`)
  const { person, name, email } = account
  const ended = after === undefined ? null : await endedFor(person, after)
  if (ended?.successor) redirect(paths.room(ended.successor))
  const me = ended?.people.findLast((one) => one.person === person)?.name ?? name
  return (
    <SitePage account={{ name, email, signOut: signOutHere }}>
      <PageHeader
        above={
          ended ? (
            <Link href={paths.room(ended.negotiation)} className="text-link">
              {ended.title}
            </Link>
          ) : null
        }
        title={ended ? 'Open a successor' : 'Open a negotiation'}
        lead={
          ended
            ? 'It begins from what has ended, and each record names the other. Whoever opens it facilitates and sits for no party; everyone is invited anew.'
            : 'You set the matter and the rules. Parties join by invitation.'
        }
      />
      <NewNegotiationForm
        key={ended?.negotiation ?? 'new'}
        begin={ended ? draftAfter(ended, me) : emptyDraft(name)}
        place={`parley/${person}/new/${ended?.negotiation ?? ''}`}
        open={openNegotiation.bind(null, ended?.negotiation ?? '')}
      />
    </SitePage>
  )
}

function here(after: string | string[] | undefined): string {
  return typeof after === 'string' ? paths.successor(after) : paths.newNegotiation
}

/** Only what has ended can be followed, and only by who sat in it. */
async function endedFor(person: PersonId, after: string | string[]): Promise<Closed> {
  const id = negotiationId.safeParse(after)
  const state = id.success ? (await house().view(person, id.data))?.negotiation : undefined
  if (state?.phase !== 'Closed') notFound()
  return state
}
