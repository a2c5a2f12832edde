'use client'

import { useEffect } from 'react'
import { SitePage } from '@/components/shell/site-page'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'

type ErrorPageProps = { error: unknown; retry: () => void }

/** The header names nobody: who is signed in is asked of the database, which may be what failed. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <SitePage account={null} bareHeader>
      <PageHeader
        title="This page could not be shown"
        lead="The fault is on our side. Everything recorded is safe, and drafts are kept in this browser. Try again; if it happens once more, come back in a few minutes."
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => retry()}>
          Try again
        </Button>
        <Button look="quiet" asChild>
          <a href="/negotiations">My negotiations</a>
        </Button>
      </div>
    </SitePage>
  )
}
