import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { NegotiationList } from '@/components/negotiations/negotiation-list'
import { rowOf } from '@/components/negotiations/negotiation-row'
import { paths } from '@/components/shell/paths'
import { SitePage } from '@/components/shell/site-page'
import { signOutHere } from '@/server/auth/actions'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'

export const metadata: Metadata = { title: 'My negotiations' }

export default async function Page() {
  const account = await currentPerson()
  if (!account) redirect(`${paths.signIn}?after=${paths.negotiations}`)
  const { person, name, email } = account
  const listed = await house().list(person)
  return (
    <SitePage account={{ name, email, signOut: signOutHere }} measure="wide">
      <NegotiationList rows={listed.map(rowOf)} />
    </SitePage>
  )
}
