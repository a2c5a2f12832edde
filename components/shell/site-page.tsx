import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Account } from './account-menu'
import { Going } from './going'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

type SitePageProps = {
  account: Account | null
  /** `reading` for one column of text or a form, `wide` for lists and the landing page. */
  measure?: 'reading' | 'wide'
  bareHeader?: boolean
  children: ReactNode
}

/** Header, content and footer of every page outside the room and the ratification page. */
export function SitePage({ account, measure = 'reading', bareHeader = false, children }: SitePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Going />
      <SiteHeader account={account} bare={bareHeader} />
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'mx-auto w-full px-4 py-10 md:px-6',
          measure === 'reading' ? 'max-w-[45rem]' : 'max-w-[70rem]',
        )}
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
