'use client'

import { ChevronLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '@/components/shell/paths'
import { standingWords } from '@/components/words/phases'
import { ConnectionLine } from './connection-line'
import { PlaceLink } from './place-link'
import { useNegotiation } from './room-provider'

/** One line: the matter, its phase in words, and whether what I write is saved. */
export function RoomHeader({ account }: { account: ReactNode }) {
  const state = useNegotiation()
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line px-2 md:gap-4 md:px-4">
      <Link
        href={paths.negotiations}
        prefetch={false}
        aria-label="My negotiations"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink print:hidden"
      >
        <ChevronLeft aria-hidden className="size-5" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col py-2 md:flex-row md:items-center md:gap-4">
        <h1
          title={state.title}
          className="min-w-0 text-base leading-tight font-semibold max-md:line-clamp-2 md:text-lg"
        >
          <PlaceLink to={{ at: 'now' }} className="hover:text-accent">
            {state.title}
          </PlaceLink>
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          <p className="whitespace-nowrap">{standingWords(state)}</p>
          <div className="print:hidden">
            <ConnectionLine />
          </div>
        </div>
      </div>
      <div className="shrink-0 print:hidden">{account}</div>
    </header>
  )
}
