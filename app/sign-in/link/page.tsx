import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SitePage } from '@/components/shell/site-page'
import { TooManyLinks } from '@/components/shell/too-many-links'
import { LinkProblem } from '@/components/sign-in/link-problem'
import { OpenLink } from '@/components/sign-in/open-link'
import { openLink } from '@/server/auth/actions'
import { linkOpened } from '@/server/auth/link-bound'
import { lookUpLink } from '@/server/auth/links'
import { safePath } from '@/server/auth/safe-path'

export const metadata: Metadata = {
  title: 'Sign in',
  // The address holds the token: no other site is told it. (`no-referrer` would make the form's Origin null.)
  referrer: 'same-origin',
  robots: { index: false, follow: false },
}

export default async function Page({ searchParams }: PageProps<'/sign-in/link'>) {
  const { token, after } = await searchParams
  const wait = await linkOpened(await headers())
  return (
    <SitePage account={null} bareHeader>
      {wait > 0 ? (
        <TooManyLinks seconds={wait} safe="Your link was not used up" />
      ) : (
        await opened(typeof token === 'string' ? token : '', safePath(after, '/negotiations'))
      )}
    </SitePage>
  )
}

async function opened(token: string, after: string) {
  const link = await lookUpLink(token, new Date())
  if (link.kind !== 'open') return <LinkProblem kind={link.kind} />
  return <OpenLink email={link.email} asksName={link.asksName} action={openLink} hidden={{ token, after }} />
}
