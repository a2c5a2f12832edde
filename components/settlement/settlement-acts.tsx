'use client'

import { GitCompare, PenLine } from 'lucide-react'
import Link from 'next/link'
import { RaiseDispute } from '@/components/disputes/raise-dispute'
import { CallRatification } from '@/components/facilitation/call-ratification'
import { Composer } from '@/components/room/composer'
import { useMay } from '@/components/room/may'
import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import type { Drafted } from '@/server/protocol/state'

/** What can be done with a version, at the foot of its text. */
export function SettlementActs({ drafted }: { drafted: Drafted }) {
  const state = useNegotiation()
  const may = useMay()
  const { version } = drafted.settlement
  const calledHere = state.phase === 'Ratification' && state.open.version === version
  const acts = [
    may.facilitate && state.phase === 'Mediation' ? <CallRatification key="call" drafted={drafted} /> : null,
    may.speak ? (
      <Button key="counter" asChild>
        <PlaceLink to={{ at: 'counter', version }}>
          <PenLine aria-hidden />
          Counter term by term
        </PlaceLink>
      </Button>
    ) : null,
    calledHere && may.answer ? (
      <Button key="answer" asChild>
        <Link href={paths.ratify(state.negotiation)} prefetch={false}>
          Answer, reject or counter
        </Link>
      </Button>
    ) : null,
    calledHere && may.write ? <RaiseDispute key="dispute" state={state} /> : null,
    version > 1 ? (
      <Button key="difference" look="quiet" asChild>
        <PlaceLink to={{ at: 'difference', version }}>
          <GitCompare aria-hidden />
          What changed
        </PlaceLink>
      </Button>
    ) : null,
  ].filter((act) => act !== null)
  if (acts.length === 0) return null
  return (
    <Composer>
      <div className="flex flex-wrap gap-2">{acts}</div>
    </Composer>
  )
}
