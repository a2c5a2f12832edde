'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { paths } from '@/components/shell/paths'

type CheckYourMailProps = {
  /** Null where the page does not know it: after a reload, or without script. */
  email: string | null
  mailPage: string | null
}

export function CheckYourMail({ email, mailPage }: CheckYourMailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the form, and the focus with it, so that a screen reader learns of the change.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        Check your mail
      </h1>
      <p className="mt-2 text-lg text-ink-muted">
        {email ? (
          <>
            A link is on its way to <strong className="font-medium break-words text-ink">{email}</strong>. It
            works once, within 24 hours, in any browser.
          </>
        ) : (
          'A link is on its way to you. It works once, within 24 hours, in any browser.'
        )}
      </p>
      {mailPage ? (
        <p className="mt-6">
          No mail server is set here, so the mail stays on this computer:{' '}
          <Link href={mailPage} className="text-link">
            open the mail page
          </Link>
          .
        </p>
      ) : null}
      <p className="mt-6 text-ink-muted">
        Nothing there after a minute? Look among unwanted mail, or{' '}
        {/* A full load, because the form and its answer live on this very page. */}
        <a href={paths.signIn} className="text-link">
          try again with another address
        </a>
        .
      </p>
    </>
  )
}
