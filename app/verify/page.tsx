import type { Metadata } from 'next'
import { SitePage } from '@/components/shell/site-page'
import { VerifyPage } from '@/components/verify/verify-page'
import { pageAccount } from '@/server/auth/page-account'
import { house } from '@/server/house'

export const metadata: Metadata = { title: 'Verify a record' }

export default async function Page() {
  return (
    <SitePage account={await pageAccount()}>
      <VerifyPage keys={house().signingKeys()} />
    </SitePage>
  )
}
