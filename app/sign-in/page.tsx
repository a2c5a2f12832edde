import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SitePage } from '@/components/shell/site-page'
import { SignInPage } from '@/components/sign-in/sign-in-page'
import { sendLink } from '@/server/auth/actions'
import { safePath } from '@/server/auth/safe-path'
import { sampleEntrance } from '@/server/auth/sample-entrance'
import { currentPerson } from '@/server/auth/session'
import { mailsAreKept } from '@/server/mail/open-mailer'

export const metadata: Metadata = { title: 'Sign in' }

export default async function Page({ searchParams }: PageProps<'/sign-in'>) {
  const after = safePath((await searchParams).after, '/negotiations')
  if (await currentPerson()) redirect(after)
  return (
    <SitePage account={null} bareHeader>
      <SignInPage
        action={sendLink}
        after={after}
        asked={after.startsWith('/n/')}
        mailPage={mailsAreKept() ? '/mail' : null}
        samples={await sampleEntrance(after)}
      />
    </SitePage>
  )
}
