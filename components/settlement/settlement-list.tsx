'use client'

import { PlaceLink, usePlace } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { classNames } from '@/components/ui/class-names'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { worthOf, worthWords } from './settlement-state'

/** Every version, the newest first; `titled` where there is room for what each is called and when it was drafted. */
export function SettlementList({ titled = false }: { titled?: boolean }) {
  const state = useNegotiation()
  const place = usePlace()
  if (state.settlements.length === 0)
    return (
      <p className="text-sm text-ink-muted">
        {state.phase === 'Closed' ? 'None was drafted.' : 'None has been drafted yet.'}
      </p>
    )
  const here = 'version' in place ? place.version : null
  return (
    <ul className="flex flex-col">
      {[...state.settlements].reverse().map(({ settlement: { version, title }, mark }) => {
        const { tone, word } = worthWords[worthOf(state, version)]
        return (
          <li key={version}>
            <PlaceLink
              to={{ at: 'settlement', version }}
              aria-current={here === version ? 'page' : undefined}
              title={title}
              className="-mx-2 flex min-h-11 flex-col justify-center rounded-md px-2 py-1 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-medium"
            >
              <span className={classNames('leading-snug', titled ? 'font-medium' : 'desk:text-sm')}>
                Settlement {version}
              </span>
              {titled ? <span className="prose-settlement wrap-anywhere">{title}</span> : null}
              <span className="flex flex-wrap gap-x-3 text-sm">
                <Status tone={tone}>{word}</Status>
                {titled ? (
                  <span className="text-ink-muted">
                    <Time at={mark.at} />
                  </span>
                ) : null}
              </span>
            </PlaceLink>
          </li>
        )
      })}
    </ul>
  )
}
