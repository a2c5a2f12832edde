import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { SitePage } from '@/components/shell/site-page'
import { NOT_FOUND } from '@/components/shell/titles'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { pageAccount } from '@/server/auth/page-account'

export const metadata = { title: NOT_FOUND }

export default async function NotFound() {
  const account = await pageAccount()
  return (
    <SitePage account={account}>
      <PageHeader
        title="There is nothing at this address"
        lead={
          account
            ? `It may have been mistyped, or it is not open to ${account.name}. Nothing was lost.`
            : 'It may have been mistyped, or you need to sign in to see it. Nothing was lost.'
        }
      />
      <div className="mt-6">
        <Button look="primary" asChild>
          {account ? (
            <Link href={paths.negotiations}>My negotiations</Link>
          ) : (
            <Link href={paths.signIn}>Sign in</Link>
          )}
        </Button>
      </div>
    </SitePage>
  )
}
