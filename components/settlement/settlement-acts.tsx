'use client'

import { GitCompare, PenLine } from 'lucide-react'
import Link from 'next/link'
import { CallRatification } from '@/components/facilitation/call-ratification'
import { useMay } from '@/components/room/may'
import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import type { Drafted } from '@/server/protocol/state'

/** What can be done with a version. */
export function SettlementActs({ drafted }: { drafted: Drafted }) {
  const state = useNegotiation()
  const may = useMay()
  const { version, basedOn } = drafted.settlement
  const calledHere = state.phase === 'Ratification' && state.open.version === version
  return (
    <div className="flex flex-wrap gap-2">
      {may.facilitate && state.phase === 'Mediation' ? <CallRatification drafted={drafted} /> : null}
      {may.speak ? (
        <Button asChild>
          <PlaceLink to={{ at: 'counter', version }}>
            <PenLine aria-hidden />
            Counter it term by term
          </PlaceLink>
        </Button>
      ) : null}
      {calledHere && may.answer ? (
        <Button asChild>
          <Link href={paths.ratify(state.negotiation)} prefetch={false}>
            Answer, reject or counter
          </Link>
        </Button>
      ) : null}
      {basedOn !== null || version > 1 ? (
        <Button asChild>
          <PlaceLink to={{ at: 'difference', version }}>
            <GitCompare aria-hidden />
            What changed
          </PlaceLink>
        </Button>
      ) : null}
    </div>
  )
}
