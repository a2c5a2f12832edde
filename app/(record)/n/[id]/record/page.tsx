import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { AlarmPage } from '@/components/record/alarm-page'
import { RecordPage } from '@/components/record/record-page'
import { AccountMenu } from '@/components/shell/account-menu'
import { paths } from '@/components/shell/paths'
import { standingWords } from '@/components/words/phases'
import { signOutHere } from '@/server/auth/actions'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { negotiationId } from '@/server/protocol/ids'

export const metadata: Metadata = { title: 'The record' }

/** Outside the room's layout: a long record is replayed in stretches, and its page is as long as the record. */
export default async function Page({ params }: PageProps<'/n/[id]/record'>) {
  const { id } = await params
  const account = await currentPerson()
  if (!account) redirect(`${paths.signIn}?after=${encodeURIComponent(paths.record(id))}`)
  const negotiation = negotiationId.safeParse(id)
  const alarm = negotiation.success ? await house().alarm(account.person, negotiation.data) : null
  if (alarm) return <AlarmPage alarm={alarm} />
  const view = negotiation.success ? await house().view(account.person, negotiation.data) : null
  if (!negotiation.success || !view) notFound()
  const { name, email } = account
  return (
    <RecordPage
      negotiation={negotiation.data}
      me={account.person}
      title={view.negotiation.title}
      standing={standingWords(view.negotiation)}
      account={<AccountMenu account={{ name, email, signOut: signOutHere }} />}
    />
  )
}
