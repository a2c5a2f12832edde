'use client'

import { useState } from 'react'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Avatar } from '@/components/ui/avatar'
import { Select } from '@/components/ui/select'
import { Time } from '@/components/ui/time'
import type { PartyId } from '@/server/protocol/ids'
import { StatementView } from './statement-view'

/** One party's intent: the version that stands, and those before it. */
export function PartyIntent({ party }: { party: PartyId }) {
  const state = useNegotiation()
  const names = useNames()
  const [asked, setAsked] = useState<number | null>(null)
  const versions = state.intents.filter((one) => one.party === party)
  const latest = versions.at(-1)
  const shown = versions.find((one) => one.version === asked) ?? latest
  const name = names.party(party)
  return (
    <section
      aria-label={`Intent of ${name}`}
      id={`intent-${party}`}
      className="scroll-mt-24 border-t border-line pt-4"
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={name} party={state.parties.findIndex((one) => one.party === party)} />
        <h3 className="text-lg">{name}</h3>
        {versions.length > 1 && shown ? (
          <Select
            aria-label={`Version of the intent of ${name}`}
            value={shown.version}
            onChange={(event) => setAsked(Number(event.currentTarget.value))}
            className="w-auto py-1 md:text-sm"
          >
            {versions.map(({ version }) => (
              <option key={version} value={version}>
                Version {version}
                {version === latest?.version ? ' (stands)' : ''}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
      {shown ? (
        <>
          <StatementView statement={shown.statement} anchor={`intent-${party}`} />
          <p className="mt-3 text-sm text-ink-muted">
            Version {shown.version}, stated by {names.actor(shown.by, shown.mark.seq)},{' '}
            <Time at={shown.mark.at} />.
          </p>
        </>
      ) : (
        <p className="text-ink-muted">{name} has stated no intent yet.</p>
      )}
    </section>
  )
}
