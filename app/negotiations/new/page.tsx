import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { draftAfter, emptyDraft } from '@/components/new-negotiation/draft'
import { NewNegotiationForm } from '@/components/new-negotiation/new-negotiation-form'
import { paths } from '@/components/shell/paths'
import { SitePage } from '@/components/shell/site-page'
import { NOT_FOUND } from '@/components/shell/titles'
import { PageHeader } from '@/components/ui/page-header'
import { signOutHere } from '@/server/auth/actions'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { negotiationId } from '@/server/protocol/ids'
import { openNegotiation } from './actions'

/** For the title and the page. Only what has ended can be followed, and only by who sat in it. */
const loaded = cache(async (after: string | string[] | undefined) => {
  const account = await currentPerson()
  const id = negotiationId.safeParse(after)
  const state = account && id.success ? (await house().view(account.person, id.data))?.negotiation : undefined
  return { account, ended: state?.phase === 'Closed' ? state : null }
})

export async function generateMetadata({ searchParams }: PageProps<'/negotiations/new'>): Promise<Metadata> {
  const { after } = await searchParams
  const { ended } = await loaded(after)
  return { title: after === undefined || ended ? 'Open a negotiation' : NOT_FOUND }
}

export default async function Page({ searchParams }: PageProps<'/negotiations/new'>) {
  const { after } = await searchParams
  const { account, ended } = await loaded(after)
  if (!account) redirect(`${paths.signIn}?after=${encodeURIComponent(here(after))}`)
  const { person, name, email } = account
  if (after !== undefined && !ended) notFound()
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
