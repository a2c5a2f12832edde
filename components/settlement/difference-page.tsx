'use client'

import { useState } from 'react'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink } from '@/components/room/place-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { DifferenceView } from './difference-view'
import { originWords } from './settlement-document'
import { NoSuchSettlement } from './settlement-page'

/** What changed from one version to another. */
export function DifferencePage({ version }: { version: number }) {
  const { settlements } = useNegotiation()
  const names = useNames()
  const after = settlements.find((one) => one.settlement.version === version)?.settlement
  const [chosen, setChosen] = useState<number | null>(null)
  if (!after) return <NoSuchSettlement version={version} />
  const others = settlements.map((one) => one.settlement).filter((one) => one.version !== version)
  const from = chosen ?? after.basedOn ?? (version > 1 ? version - 1 : 2)
  const before = others.find((one) => one.version === from)
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading
        above={
          <PlaceLink to={{ at: 'settlement', version }} className="text-link">
            Settlement {version}
          </PlaceLink>
        }
        lead={`${originWords(after.origin, names)}.`}
      >
        What changed
      </PlaceHeading>
      {others.length > 1 ? (
        <Field label="Compared with" className="max-w-64">
          <Select value={from} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {others.map((one) => (
              <option key={one.version} value={one.version}>
                Settlement {one.version}
                {one.version === after.basedOn ? ', which it is based on' : ''}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {before ? (
        <DifferenceView before={before} after={after} />
      ) : (
        <p className="border-y border-line py-6 text-ink-muted">
          There is no other settlement to compare it with.
        </p>
      )}
    </div>
  )
}
