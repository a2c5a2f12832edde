import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MailPage } from '@/components/mail-page/mail-page'
import { SitePage } from '@/components/shell/site-page'
import { pageAccount } from '@/server/auth/page-account'
import { keptMails } from '@/server/mail/kept-mails'

export const metadata: Metadata = { title: 'Mails of this computer', referrer: 'same-origin' }

export default async function Page() {
  const mails = await keptMails()
  if (!mails) notFound()
  return (
    <SitePage account={await pageAccount()}>
      <MailPage mails={mails} />
    </SitePage>
  )
}
