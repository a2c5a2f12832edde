import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SitePage } from '@/components/shell/site-page'
import { LinkProblem } from '@/components/sign-in/link-problem'
import { OpenLink } from '@/components/sign-in/open-link'
import { openLink } from '@/server/auth/actions'
import { clientAddress } from '@/server/auth/client-address'
import { takeFrom } from '@/server/auth/limits'
import { type LinkState, lookUpLink } from '@/server/auth/links'
import { safePath } from '@/server/auth/safe-path'

export const metadata: Metadata = {
  title: 'Sign in',
  // The address holds the token: no other site is told it. (`no-referrer` would make the form's Origin null.)
  referrer: 'same-origin',
  robots: { index: false, follow: false },
}

export default async function Page({ searchParams }: PageProps<'/sign-in/link'>) {
  const { token, after } = await searchParams
  const link = await linkState(token)
  return (
    <SitePage account={null} bareHeader>
      {link.kind === 'open' && typeof token === 'string' ? (
        <OpenLink
          email={link.email}
          asksName={link.asksName}
          action={openLink}
          hidden={{ token, after: safePath(after, '/negotiations') }}
        />
      ) : (
        <LinkProblem kind={link.kind === 'open' ? 'unknown' : link.kind} />
      )}
    </SitePage>
  )
}

async function linkState(token: string | string[] | undefined): Promise<LinkState> {
  const wait = await takeFrom('link-by-client', clientAddress(await headers()))
  return typeof token === 'string' && wait === 0 ? lookUpLink(token, new Date()) : { kind: 'unknown' }
}
