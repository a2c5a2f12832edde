import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { AlarmPage } from '@/components/record/alarm-page'
import { RecordPage } from '@/components/record/record-page'
import { AccountMenu } from '@/components/shell/account-menu'
import { paths } from '@/components/shell/paths'
import { NOT_FOUND } from '@/components/shell/titles'
import { standingWords } from '@/components/words/phases'
import { signOutHere } from '@/server/auth/actions'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { negotiationId } from '@/server/protocol/ids'

/** For the title and the page. */
const loaded = cache(async (id: string) => {
  const account = await currentPerson()
  const negotiation = negotiationId.safeParse(id)
  if (!account || !negotiation.success) return { account, alarm: null, seen: null }
  const alarm = await house().alarm(account.person, negotiation.data)
  const view = alarm ? null : await house().view(account.person, negotiation.data)
  return { account, alarm, seen: view && { id: negotiation.data, view } }
})

export async function generateMetadata({ params }: PageProps<'/n/[id]/record'>): Promise<Metadata> {
  const { alarm, seen } = await loaded((await params).id)
  return { title: alarm || seen ? 'The record' : NOT_FOUND }
}

/** Outside the room's layout: a long record is replayed in stretches, and its page is as long as the record. */
export default async function Page({ params }: PageProps<'/n/[id]/record'>) {
  const { id } = await params
  const { account, alarm, seen } = await loaded(id)
  if (!account) redirect(`${paths.signIn}?after=${encodeURIComponent(paths.record(id))}`)
  if (alarm) return <AlarmPage alarm={alarm} />
  if (!seen) notFound()
  const { name, email } = account
  return (
    <RecordPage
      negotiation={seen.id}
      me={account.person}
      title={seen.view.negotiation.title}
      standing={standingWords(seen.view.negotiation)}
      account={<AccountMenu account={{ name, email, signOut: signOutHere }} />}
    />
  )
}
