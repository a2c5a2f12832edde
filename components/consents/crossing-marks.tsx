'use client'

import { useMay } from '@/components/room/may'
import { ReferenceLink } from '@/components/room/reference-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Notice } from '@/components/ui/notice'
import { capital } from '@/components/words/names'
import type { PartyId } from '@/server/protocol/ids'
import { intentItem } from '@/server/protocol/references'
import type { Mark } from '@/server/protocol/state'
import type { Crossing } from '@/server/protocol/statements'

type CrossingMarksProps = { crosses: readonly Crossing[]; author: PartyId; mark: Mark }

/** Which red lines a proposal seems to cross, for its author and for the party whose line it is. */
export function CrossingMarks({ crosses, author, mark }: CrossingMarksProps) {
  const state = useNegotiation()
  const names = useNames()
  const { party } = useMay()
  const shown = crosses.filter((one) => party !== null && (party === author || party === one.party))
  if (shown.length === 0) return null
  return shown.map((one) => {
    // The line as it stood when the proposal was made.
    const intent = state.intents.findLast((said) => said.party === one.party && said.mark.seq < mark.seq)
    const line = intent && intentItem(intent.statement, one.item)
    const whose = one.party === party ? 'a red line of yours' : `a red line of ${names.party(one.party)}`
    return (
      <Notice key={`${one.party} ${one.item}`} tone="warn" title={`This may cross ${whose}`}>
        {line ? <p>“{line}”</p> : null}
        <p className="text-sm text-ink-muted">
          {capital(one.why)} Read from words and figures alone; it is no verdict.{' '}
          {intent ? (
            <ReferenceLink
              reference={{ kind: 'intent', party: one.party, version: intent.version, item: one.item }}
            />
          ) : null}
        </p>
      </Notice>
    )
  })
}
