import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SitePage } from '@/components/shell/site-page'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { rename, signOutEverywhere, signOutHere } from '@/server/auth/actions'
import { currentPerson } from '@/server/auth/session'
import { RenameForm } from './rename-form'

export const metadata: Metadata = { title: 'Your account' }

export default async function Page() {
  const account = await currentPerson()
  if (!account) redirect('/sign-in?after=/account')
  const { name, email } = account
  return (
    <SitePage account={{ name, email, signOut: signOutHere }}>
      <PageHeader title="Your account" lead={email ?? 'A sample person, on this computer only'} />
      <RenameForm name={name} action={rename} />
      <section aria-labelledby="sessions" className="mt-10 border-t border-line pt-6">
        <h2 id="sessions" className="text-lg">
          Where you are signed in
        </h2>
        <p className="mt-1 mb-4 text-ink-muted">
          If a device of yours was lost, or somebody else may have used your mail, sign out everywhere. Pages
          that are open elsewhere close at once; your negotiations stay as they are.
        </p>
        <form action={signOutEverywhere}>
          <Button type="submit">Sign out on all devices</Button>
        </form>
      </section>
    </SitePage>
  )
}
