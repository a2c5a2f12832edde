'use client'

import { needWords } from '@/components/words/needs'
import { needSubject } from './need-subject'
import { NeedLink } from './needs-you'
import { useNames, useNegotiation } from './room-provider'
import { useNeeds } from './use-needs'

/** Everything that waits for me, when it is more than the one line at the top. */
export function WaitingList() {
  const needs = useNeeds()
  const names = useNames()
  const state = useNegotiation()
  if (needs.length < 2) return null
  return (
    <section aria-label="Waits for you">
      <h2 className="text-lg">Waits for you</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {needs.map((need) => {
          const { what, why, action } = needWords(need, names.party)
          return (
            <li key={what} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-3">
              <p>
                {what}.<span className="block text-ink-muted">{needSubject(need, state) ?? why}</span>
              </p>
              <NeedLink need={need} className="inline-flex min-h-6 items-center text-link">
                {action}
              </NeedLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
