import { LogOut } from 'lucide-react'
import Link from 'next/link'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import { ActionForm, type FormAction } from './action-form'
import { paths } from './paths'
import { themeLabels } from './theme-labels'

export type Account = {
  name: string
  /** A sample person has none. */
  email: string | null
  signOut: FormAction
}

const panel = 'account-panel'

/** The browser's own popover: it opens before any script has loaded, and closes by Escape or a press outside. */
export function AccountMenu({ account }: { account: Account }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        aria-haspopup="dialog"
        className="-mr-2 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-md px-2 hover:bg-sunken"
      >
        <Avatar name={account.name} />
        <span className="max-w-40 truncate max-md:sr-only">{account.name}</span>
      </button>
      <div
        id={panel}
        popover="auto"
        role="dialog"
        aria-label="Your account"
        className="absolute inset-auto top-16 right-4 m-0 w-72 rounded-md border border-line-strong bg-raised p-4 text-ink md:right-6"
      >
        <p className="font-medium">{account.name}</p>
        <p className="text-sm text-ink-muted">{account.email ?? 'A sample person, on this computer only'}</p>
        <div className="my-4 flex flex-col gap-3 border-y border-line py-4">
          <Button look="quiet" asChild className="-mx-3 justify-start px-3 md:hidden">
            <Link href={paths.negotiations}>My negotiations</Link>
          </Button>
          <Button look="quiet" asChild className="-mx-3 justify-start px-3">
            <Link href={paths.account} prefetch={false}>
              Your account
            </Link>
          </Button>
          <ThemeToggle labels={themeLabels} />
        </div>
        <ActionForm action={account.signOut}>
          <Button type="submit" wide>
            <LogOut aria-hidden />
            Sign out
          </Button>
        </ActionForm>
      </div>
    </>
  )
}
