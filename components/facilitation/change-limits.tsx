'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { Time } from '@/components/ui/time'
import type { Limits } from '@/server/protocol/charter'
import { instant } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'

/** Bounds stop further moves and ask a person; they never decide anything. */
export function ChangeLimits() {
  const { limits } = useNegotiation().charter
  const [written, setWritten] = useState(() => fieldsOf(limits))
  const set = (part: Partial<typeof written>) => setWritten({ ...written, ...part })
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-muted">
        Rounds on an issue: {limits.roundsPerParty ?? 'no limit'}. Drafts: {limits.drafts ?? 'no limit'}.
        Turns: {limits.turns ?? 'no limit'}. Deadline:{' '}
        {limits.deadline === null ? 'none' : <Time at={limits.deadline} />}. A limit stops further moves and
        asks you; it decides nothing.
      </p>
      <ActDialog
        name="limits"
        trigger={<Button>Change the limits</Button>}
        title="Change the limits"
        description="An empty box means no limit. Everybody sees the change and its reason."
        words={{ label: 'The reason', limit: LIMIT.line }}
        action="Change them"
        command={(reason) => ({ type: 'ChangeLimits', limits: limitsOf(written), reason })}
      >
        <Field label="Rounds for each party on an issue">
          <TextField
            inputMode="numeric"
            value={written.rounds}
            onChange={(event) => set({ rounds: event.currentTarget.value })}
          />
        </Field>
        <Field label="Settlement drafts">
          <TextField
            inputMode="numeric"
            value={written.drafts}
            onChange={(event) => set({ drafts: event.currentTarget.value })}
          />
        </Field>
        <Field label="Turns in all" hint="Parties’ turns, not each party’s.">
          <TextField
            inputMode="numeric"
            value={written.turns}
            onChange={(event) => set({ turns: event.currentTarget.value })}
          />
        </Field>
        <Field label="Deadline" hint="The end of this day, in UTC.">
          <TextField
            type="date"
            value={written.deadline}
            onChange={(event) => set({ deadline: event.currentTarget.value })}
          />
        </Field>
      </ActDialog>
    </div>
  )
}

type Fields = { rounds: string; drafts: string; turns: string; deadline: string }

function fieldsOf({ roundsPerParty, drafts, turns, deadline }: Limits): Fields {
  return {
    rounds: roundsPerParty === null ? '' : String(roundsPerParty),
    drafts: drafts === null ? '' : String(drafts),
    turns: String(turns ?? ''),
    deadline: deadline === null ? '' : deadline.slice(0, 10),
  }
}

/** Boxes as limits; what is no number is refused by the schema, with its sentence. */
function limitsOf({ rounds, drafts, turns, deadline }: Fields): Limits {
  const number = (text: string) => (text.trim() === '' ? null : Number(text))
  const day = instant.safeParse(`${deadline}T23:59:59.000Z`)
  return {
    roundsPerParty: number(rounds),
    drafts: number(drafts),
    deadline: day.success ? day.data : null,
    turns: number(turns),
  }
}
