'use client'

import { ArrowRight, Minus, MoveLeft, MoveRight } from 'lucide-react'
import { useNames } from '@/components/room/room-provider'
import { Disclosure } from '@/components/ui/disclosure'
import type { Movement, TrackedIssue } from '@/server/protocol/issue-tracker'
import { valueInWords } from '@/server/protocol/packages'

const MOVED: Record<Movement, { words: string; icon: typeof Minus }> = {
  first: { words: 'first offer', icon: ArrowRight },
  nearer: { words: 'nearer to the others', icon: MoveRight },
  away: { words: 'away from the others', icon: MoveLeft },
  same: { words: 'as before', icon: Minus },
}

/** Issue by issue, the values that were offered and who moved where. Packages are never summed up. */
export function OfferHistory({ tracked }: { tracked: readonly TrackedIssue[] }) {
  const names = useNames()
  if (tracked.every(({ offers }) => offers.length === 0)) return null
  return (
    <section aria-label="Offers by issue" className="flex flex-col gap-2">
      <h3 className="text-lg">Offers, issue by issue</h3>
      <div className="divide-y divide-line border-y border-line">
        {tracked.map(({ issue, title, kind, offers }) => (
          <Disclosure key={issue} summary={`${issue}. ${title}`} open>
            <ol className="flex flex-col gap-1">
              {offers.map(({ offer, round, party, value, moved }) => {
                const { words, icon: Icon } = MOVED[moved]
                return (
                  <li
                    key={offer}
                    className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 text-sm md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)_11rem]"
                  >
                    <span className="figures text-ink-muted">
                      Offer {offer}, round {round}
                    </span>
                    <span className="break-words">{names.party(party)}</span>
                    <span className="figures font-medium break-words">{valueInWords(kind, value)}</span>
                    <span className="flex items-center gap-1 text-ink-muted">
                      <Icon aria-hidden className="size-3.5 shrink-0" />
                      {words}
                    </span>
                  </li>
                )
              })}
            </ol>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
