'use client'

import { useMay } from '@/components/room/may'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { Disclosure } from '@/components/ui/disclosure'
import { Time } from '@/components/ui/time'
import { REASON_WORDS } from '@/components/words/guard-reasons'
import { counted, listed } from '@/components/words/names'
import { PLAYED } from '@/server/protocol/control'
import type { Run } from '@/server/protocol/state'
import { Fields } from './exchange-fields'
import { SealedText } from './sealed-text'

/** Texts of the mediator that were held back, and why. What they said stays sealed; whoever may can open it. */
export function RefusedOutputs({ run }: { run: Run }) {
  const may = useMay()
  const me = useMe()
  const { players } = useNegotiation().control
  // A person's own words go back to nobody but them.
  const wrote =
    run.mediator === PLAYED ? players.findLast((one) => one.from <= run.mark.seq)?.person : undefined
  const reads = (reasons: readonly string[]) =>
    wrote ? wrote === me.person : may.facilitate || (may.party !== null && reasons.includes('leak'))
  if (run.refusedOutputs.length === 0) return null
  return (
    <Disclosure
      summary={
        <span className="text-sm font-normal text-ink-muted">
          {counted(run.refusedOutputs.length, 'text')} of the mediator{' '}
          {run.refusedOutputs.length === 1 ? 'was' : 'were'} held back before anybody saw it
        </span>
      }
    >
      <ul className="flex flex-col gap-3 text-sm">
        {run.refusedOutputs.map((one) => (
          <li key={one.output} className="flex flex-col gap-2">
            <p>
              <Time at={one.mark.at} />: {listed(one.reasons.map((reason) => REASON_WORDS[reason] ?? reason))}
              .
            </p>
            {reads(one.reasons) ? (
              <SealedText commitment={one.output} what="What was held back">
                {(text) => <HeldBack text={text} />}
              </SealedText>
            ) : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function HeldBack({ text }: { text: string }) {
  const read = fieldsOf(text)
  return read ? <Fields fields={read} /> : <p className="break-words whitespace-pre-wrap">{text}</p>
}

function fieldsOf(text: string): { name: string; value: unknown }[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
      ? Object.entries(value).map(([name, one]) => ({ name, value: one }))
      : null
  } catch {
    return null
  }
}
