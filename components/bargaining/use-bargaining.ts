'use client'

import { useMay } from '@/components/room/may'
import { useMe, useNegotiation, useRoom } from '@/components/room/room-provider'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import { issuesOf } from '@/server/protocol/packages'
import type { WeighedIssue } from './declare-draft'

/** The table of offers as this person sees it: what is public, and their own declaration if they hold one. */
export function useBargaining() {
  const state = useNegotiation()
  const me = useMe()
  const may = useMay()
  const parts = useRoom((room) => room.view.mine)
  const { bargaining } = state
  const issues: WeighedIssue[] = issuesOf(state, bargaining?.issues ?? [])
  const party = bargaining && may.party && bargaining.parties.includes(may.party) ? may.party : null
  const declared = bargaining?.declared.find((one) => one.party === party)
  const mine: DeclaredValues | null =
    parts.flatMap((part) =>
      part.kind === 'declaration' && part.command === declared?.declaration ? [part.values] : [],
    )[0] ?? null
  return { state, me, may, bargaining, issues, party, declared: declared !== undefined, mine }
}
