import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { SitePage } from '@/components/shell/site-page'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'

export const metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <SitePage account={null} bareHeader>
      <PageHeader
        title="There is nothing at this address"
        lead="It may have been mistyped, or you may not be part of what stands here. Nothing was lost."
      />
      <div className="mt-6">
        <Button look="primary" asChild>
          <Link href={paths.negotiations}>My negotiations</Link>
        </Button>
      </div>
    </SitePage>
  )
}
