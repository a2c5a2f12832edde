import type { Metadata } from 'next'
import { SitePage } from '@/components/shell/site-page'
import { VerifyPage } from '@/components/verify/verify-page'
import { pageAccount } from '@/server/auth/page-account'

export const metadata: Metadata = { title: 'Verify a record' }

export default async function Page() {
  return (
    <SitePage account={await pageAccount()}>
      <VerifyPage />
    </SitePage>
  )
}
