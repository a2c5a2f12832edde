'use client'

import { useMay } from '@/components/room/may'
import { Disclosure } from '@/components/ui/disclosure'
import { counted } from '@/components/words/names'
import { PLAYED } from '@/server/protocol/control'
import type { Run } from '@/server/protocol/state'
import { dollars } from './dollars'
import { SealedExchange } from './sealed-exchange'

const OUTCOME = { answered: 'answered', unusable: 'gave nothing usable', failed: 'gave no answer' }

/** What a run asked of models, and what it took; a facilitator can open what was sent and what came back. */
export function RunCost({ run }: { run: Run }) {
  const may = useMay()
  if (run.calls.length === 0)
    return run.ended === null || run.mediator === PLAYED ? null : (
      <p className="text-sm text-ink-muted">No model was asked, so it cost nothing. It took {tookOf(run)}.</p>
    )
  const tokens = run.calls.reduce((sum, { used }) => sum + used.input + used.output, 0)
  return (
    <Disclosure
      summary={
        <span className="text-sm font-normal text-ink-muted">
          {run.calls.length === 1 ? 'One question' : `${run.calls.length} questions`} to a model,{' '}
          {tokens.toLocaleString('en')} tokens{costOf(run)}, {secondsOf(run)}
        </span>
      }
    >
      <ul className="flex flex-col gap-3 text-sm">
        {run.calls.map((one) => (
          <li key={one.exchange} className="break-words">
            {one.model} ({one.purpose}) {OUTCOME[one.outcome]}: {one.used.input.toLocaleString('en')} tokens
            in, {one.used.output.toLocaleString('en')} out.{' '}
            {may.facilitate ? <SealedExchange call={one} /> : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function costOf(run: Run): string {
  const known = run.calls.flatMap(({ used }) => (used.microdollars === null ? [] : [used.microdollars]))
  return known.length === run.calls.length && known.length > 0
    ? `, ${dollars(known.reduce((sum, one) => sum + one, 0))}`
    : ''
}

function secondsOf(run: Run): string {
  return inSeconds(run.calls.reduce((sum, { used }) => sum + used.ms, 0))
}

/** From the entry that asked for it to the one that ended it. */
const tookOf = ({ mark, ended }: Run) => inSeconds(Date.parse(ended?.at ?? mark.at) - Date.parse(mark.at))

function inSeconds(ms: number): string {
  return ms < 1000 ? 'less than a second' : counted(Math.round(ms / 1000), 'second')
}
