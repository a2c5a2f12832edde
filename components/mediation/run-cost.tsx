'use client'

import { useMay } from '@/components/room/may'
import { useNegotiation } from '@/components/room/room-provider'
import { Disclosure } from '@/components/ui/disclosure'
import type { Run } from '@/server/protocol/state'

const OUTCOME = { answered: 'answered', unusable: 'gave nothing usable', failed: 'gave no answer' }

/** What a run asked of models, and what it took; a facilitator can open what was sent and what came back. */
export function RunCost({ run }: { run: Run }) {
  const { negotiation } = useNegotiation()
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
      <ul className="flex flex-col gap-1 text-sm">
        {run.calls.map((one) => (
          <li key={one.exchange} className="break-words">
            {one.model} ({one.purpose}) {OUTCOME[one.outcome]}: {one.used.input.toLocaleString('en')} tokens
            in, {one.used.output.toLocaleString('en')} out.{' '}
            {may.facilitate ? (
              <a
                className="text-link"
                href={`/api/negotiations/${negotiation}/sealed/${one.exchange}`}
                target="_blank"
                rel="noreferrer"
              >
                What was sent and what came back
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

export function dollars(microdollars: number): string {
  return `$${(microdollars / 1_000_000).toFixed(microdollars < 10_000 ? 4 : 2)}`
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
