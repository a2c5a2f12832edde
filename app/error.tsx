'use client'

import { useEffect } from 'react'

type ErrorPageProps = { error: unknown; retry: () => void }

/**
 * Every page carries this one along, so it is plain: no header (who is signed in is asked of the database, which may
 * be what failed) and none of the components.
 */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <main id="main" className="mx-auto flex max-w-[60ch] flex-col gap-4 px-4 py-10">
      <h1 className="text-2xl">This page could not be shown</h1>
      <p className="text-lg text-ink-muted">
        The fault is on our side. Everything recorded is safe, and drafts are kept in this browser. Try again;
        if it happens once more, come back in a few minutes.
      </p>
      <p className="flex flex-wrap items-center gap-6">
        <button
          type="button"
          onClick={retry}
          className="min-h-11 rounded-md bg-fill px-4 py-2 font-medium text-on-fill"
        >
          Try again
        </button>
        <a href="/negotiations" className="text-link">
          My negotiations
        </a>
      </p>
    </main>
  )
}
