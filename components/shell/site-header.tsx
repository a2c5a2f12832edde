import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { SkipLink } from '@/components/ui/skip-link'
import { type Account, AccountMenu } from './account-menu'
import { paths } from './paths'
import { Wordmark } from './wordmark'

type SiteHeaderProps = {
  /** Who is signed in; null shows the way in. */
  account: Account | null
  /** On the sign-in page itself the way in is left out. */
  bare?: boolean
}

export function SiteHeader({ account, bare = false }: SiteHeaderProps) {
  return (
    <header className="flex min-h-16 items-center gap-6 border-b border-line px-4 md:px-6 print:hidden">
      <SkipLink target="main">Skip to the content</SkipLink>
      <Link href={account ? paths.negotiations : paths.home} className="-m-2 rounded-md p-2">
        <Wordmark />
      </Link>
      <nav aria-label="Main" className="ml-auto flex items-center gap-2">
        {account ? (
          <>
            <Button look="quiet" asChild className="hidden md:inline-flex">
              <Link href={paths.negotiations}>My negotiations</Link>
            </Button>
            <AccountMenu account={account} />
          </>
        ) : bare ? null : (
          <Button asChild>
            <Link href={paths.signIn}>Sign in</Link>
          </Button>
        )}
      </nav>
    </header>
  )
}
