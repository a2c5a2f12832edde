'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { Button } from '@/components/ui/button'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import type { Ending } from '@/server/protocol/events'
import { LIMIT } from '@/server/protocol/limits'

const ENDINGS: { ending: Ending; label: string; hint: string }[] = [
  { ending: 'no-deal', label: 'No deal', hint: 'The parties are better off apart. An honourable outcome.' },
  { ending: 'deadlock', label: 'Deadlock', hint: 'Nobody can move towards the others now.' },
  { ending: 'incomplete', label: 'Incomplete', hint: 'It stops before it was finished.' },
  { ending: 'escalated', label: 'Escalated', hint: 'What was escalated is decided elsewhere.' },
  {
    ending: 'consensus-unratified',
    label: 'Consensus, unratified',
    hint: 'Every issue is agreed, and no settlement was ratified.',
  },
]

/** An ending without agreement is a person's act with its reason, never the consequence of a clock. */
export function EndNegotiation() {
  const [ending, setEnding] = useState<Ending | null>(null)
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-muted">
        No deal is an outcome like any other. It frees everybody, and the record shows how far you came.
      </p>
      <ActDialog
        name="end"
        trigger={<Button look="danger">End without a settlement</Button>}
        title="End without a settlement"
        description="It ends for everybody and cannot be undone. A new negotiation can follow it."
        words={{ label: 'The reason, which everybody reads', limit: LIMIT.prose, rows: 3 }}
        action="End the negotiation"
        look="danger"
        ready={ending !== null}
        command={(reason) => ({ type: 'EndNegotiation', ending: ending ?? 'no-deal', reason })}
      >
        <ChoiceGroup legend="How it ends">
          {ENDINGS.map((one) => (
            <Radio
              key={one.ending}
              name="ending"
              label={one.label}
              hint={one.hint}
              checked={ending === one.ending}
              onChange={() => setEnding(one.ending)}
            />
          ))}
        </ChoiceGroup>
      </ActDialog>
    </div>
  )
}
