'use client'

import { ArrowDown } from 'lucide-react'
import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { needWords } from '@/components/words/needs'
import type { Need } from '@/server/protocol/needs'
import { needPlace } from './need-place'
import { PlaceLink } from './place-link'
import { useNames, useNegotiation } from './room-provider'
import { useNeedIsHere, useNeeds } from './use-needs'

/** One line: what waits for this person, why, and one button. It stays in view. */
export function NeedsYou() {
  const needs = useNeeds()
  const names = useNames()
  const here = useNeedIsHere()
  const [first, ...further] = needs
  if (!first) return null
  const { what, why, action } = needWords(first, names.party)
  return (
    <section
      aria-label="Needs you"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-4 py-2 wrap-anywhere md:flex md:px-6 print:hidden"
    >
      <div className="contents md:block md:min-w-0 md:flex-1">
        <p className="font-medium md:mr-3 md:inline">{what}.</p>
        <p className="min-w-0 text-ink-muted max-md:order-last max-md:col-span-2 max-md:text-sm md:inline">
          {why}
          {further.length > 0 ? ` ${further.length} more after this.` : ''}
        </p>
      </div>
      {here ? (
        <span className="inline-flex shrink-0 items-center gap-1 text-sm text-accent">
          <ArrowDown aria-hidden className="size-4" />
          Here
        </span>
      ) : (
        <Button look="primary" size="small" asChild className="shrink-0">
          <NeedLink need={first}>{action}</NeedLink>
        </Button>
      )}
    </section>
  )
}

type NeedLinkProps = { need: Need; className?: string; children: string }

export function NeedLink({ need, ...props }: NeedLinkProps) {
  const { negotiation } = useNegotiation()
  const target = needPlace(need)
  switch (target.in) {
    case 'room':
      return <PlaceLink to={target.place} {...props} />
    case 'ratify':
      return <Link href={paths.ratify(negotiation)} prefetch={false} {...props} />
    case 'facilitate':
      return <Link href={paths.facilitate(negotiation)} prefetch={false} {...props} />
  }
}
