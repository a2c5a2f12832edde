import { LandingPage } from '@/components/landing/landing-page'
import { SitePage } from '@/components/shell/site-page'

export default function Page() {
  return (
    <SitePage account={null} measure="wide">
      <LandingPage signedIn={false} samples={null} />
    </SitePage>
  )
}
