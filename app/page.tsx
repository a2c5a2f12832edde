import { LandingPage } from '@/components/landing/landing-page'
import { SitePage } from '@/components/shell/site-page'
import { pageAccount } from '@/server/auth/page-account'
import { sampleEntrance } from '@/server/auth/sample-entrance'

export default async function Page() {
  const account = await pageAccount()
  return (
    <SitePage account={account} measure="wide">
      <LandingPage signedIn={account !== null} samples={await sampleEntrance()} />
    </SitePage>
  )
}
