'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '@/components/shell/paths'
import { Status } from '@/components/ui/status'
import { counted } from '@/components/words/names'
import { seatedParties } from '@/server/protocol/authority'
import { bargainingTermsOf } from '@/server/protocol/charter'
import { latestIntent } from '@/server/protocol/intents'
import type { Opened } from '@/server/protocol/state'
import type { Place } from './place'
import { placeQuery } from './place'
import { PlaceLink, usePlace } from './place-link'
import { useMe, useNegotiation } from './room-provider'

const look =
  '-mx-2 flex min-h-11 items-center justify-between gap-2 rounded-md px-2 py-1 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-medium md:min-h-8'

/** Everything of the matter that is not an issue or a settlement. */
export function MatterLinks() {
  const state = useNegotiation()
  const place = usePlace()
  const pathname = usePathname()
  const me = useMe()
  const inRoom = pathname === paths.room(state.negotiation)
  return (
    <ul className="flex flex-col">
      {linksOf(state).map(({ to, words, aside }) => {
        const current = inRoom && placeQuery(to) === placeQuery(place)
        return (
          <li key={placeQuery(to)}>
            <PlaceLink to={to} aria-current={current ? 'page' : undefined} className={look}>
              <span>{words}</span>
              {aside ? <span className="text-sm text-ink-muted">{aside}</span> : null}
            </PlaceLink>
          </li>
        )
      })}
      <li className="max-desk:hidden">
        <Link href={paths.record(state.negotiation)} prefetch={false} className={look}>
          <span>Record</span>
          <span className="text-sm text-ink-muted">{entries(state.head.seq)}</span>
        </Link>
      </li>
      {me.role === 'facilitator' ? (
        <li>
          <Link
            href={paths.facilitate(state.negotiation)}
            prefetch={false}
            aria-current={inRoom ? undefined : 'page'}
            className={look}
          >
            Facilitate
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

const entries = (many: number) => (many === 1 ? '1 entry' : `${many.toLocaleString('en')} entries`)

type Listed = { to: Place; words: string; aside: ReactNode }

function linksOf(state: Opened): Listed[] {
  const seated = seatedParties(state)
  const stated = seated.filter(({ party }) => latestIntent(state, party)).length
  const working = state.runs.some((one) => one.state === 'working')
  const links: Listed[] = [
    { to: { at: 'now' }, words: 'Now', aside: null },
    {
      to: { at: 'matter' },
      words: 'The matter',
      aside: state.sources.length > 0 ? counted(state.sources.length, 'source') : null,
    },
  ]
  const software = state.delegations.filter((one) => !one.revoked).length
  const delegates: Listed = {
    to: { at: 'delegates' },
    words: 'Delegates',
    aside: software > 0 ? software : null,
  }
  if (state.phase === 'Setup') return [...links, delegates]
  links.push({ to: { at: 'intents' }, words: 'Intents', aside: `${stated} of ${seated.length}` })
  const caucuses: Listed = {
    to: { at: 'caucuses' },
    words: 'Caucuses',
    aside: state.caucuses.some((one) => !one.closed) ? <Status tone="waiting">open</Status> : null,
  }
  if (state.phase === 'Intent') return [...links, caucuses, delegates]
  links.push({
    to: { at: 'mediation' },
    words: 'Mediator',
    aside: working ? (
      <Status tone="waiting">at work</Status>
    ) : state.questions.length > 0 ? (
      counted(state.questions.length, 'question')
    ) : null,
  })
  if (state.bargaining || bargainingTermsOf(state.charter))
    links.push({
      to: { at: 'bargaining' },
      words: 'Offers',
      aside: state.bargaining && state.bargaining.offers.length > 0 ? state.bargaining.offers.length : null,
    })
  links.push({
    to: { at: 'trades' },
    words: state.charter.preset === 'trade-offs' ? 'Trade-offs and consent' : 'Trade-offs',
    aside: state.trades.length > 0 ? state.trades.length : null,
  })
  return [...links, caucuses, delegates]
}
