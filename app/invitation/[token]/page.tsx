import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { InvitationPage } from '@/components/invitation/invitation-page'
import { SitePage } from '@/components/shell/site-page'
import { signOutTo } from '@/server/auth/actions'
import { linkOpened } from '@/server/auth/link-bound'
import { pageAccount } from '@/server/auth/page-account'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import type { Found } from '@/server/invitations/claims'
import { claimSeat } from './actions'
import { invitationState } from './invitation-state'
import { NoSeat } from './no-seat'
import { WhatJoiningMeans } from './what-joining-means'

export const metadata: Metadata = {
  title: 'An invitation',
  // The address holds the token: no other site is told it. (`no-referrer` would make the form's Origin null.)
  referrer: 'same-origin',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: PageProps<'/invitation/[token]'>) {
  const { token } = await params
  const here = `/invitation/${token}`
  const found = await lookUp(token)
  return (
    <SitePage account={await pageAccount()}>
      {found.kind === 'taken' || found.kind === 'closed' || found.kind === 'declined' ? (
        <NoSeat found={found} />
      ) : (
        <InvitationPage
          state={found.kind === 'wait' ? found : invitationState(found)}
          take={claimSeat.bind(null, token)}
          signOut={signOutTo.bind(null, here)}
          here={here}
          meaning={'to' in found ? <WhatJoiningMeans to={found.to} /> : null}
        />
      )}
    </SitePage>
  )
}

async function lookUp(token: string): Promise<Found | { kind: 'wait'; seconds: number }> {
  const seconds = await linkOpened(await headers())
  if (seconds > 0) return { kind: 'wait', seconds }
  return house().invitations.lookUp(token, await currentPerson())
}
