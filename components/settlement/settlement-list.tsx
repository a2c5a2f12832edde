'use client'

import { PlaceLink, usePlace } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { Status } from '@/components/ui/status'
import { worthOf, worthWords } from './settlement-state'

/** Every version, the newest first. */
export function SettlementList() {
  const state = useNegotiation()
  const place = usePlace()
  if (state.settlements.length === 0)
    return <p className="text-sm text-ink-muted">None has been drafted yet.</p>
  const here = 'version' in place ? place.version : null
  return (
    <ul className="flex flex-col">
      {[...state.settlements].reverse().map(({ settlement: { version, title } }) => {
        const { tone, word } = worthWords[worthOf(state, version)]
        return (
          <li key={version}>
            <PlaceLink
              to={{ at: 'settlement', version }}
              aria-current={here === version ? 'page' : undefined}
              title={title}
              className="-mx-2 flex min-h-11 flex-col justify-center rounded-md px-2 py-1 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-medium"
            >
              <span className="leading-snug desk:text-sm">Settlement {version}</span>
              <Status tone={tone}>{word}</Status>
            </PlaceLink>
          </li>
        )
      })}
    </ul>
  )
}
