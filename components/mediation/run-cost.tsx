'use client'

import { useMay } from '@/components/room/may'
import { Disclosure } from '@/components/ui/disclosure'
import type { Run } from '@/server/protocol/state'
import { dollars } from './dollars'
import { SealedExchange } from './sealed-exchange'

const OUTCOME = { answered: 'answered', unusable: 'gave nothing usable', failed: 'gave no answer' }

/** What a run asked of models, and what it took; a facilitator can open what was sent and what came back. */
export function RunCost({ run }: { run: Run }) {
  const may = useMay()
  if (run.calls.length === 0) return null
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
  const seconds = Math.max(1, Math.round(run.calls.reduce((sum, { used }) => sum + used.ms, 0) / 1000))
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
