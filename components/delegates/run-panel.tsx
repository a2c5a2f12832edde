'use client'

import { useState } from 'react'
import { SealedExchange } from '@/components/mediation/sealed-exchange'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Field } from '@/components/ui/field'
import { LiveRegion } from '@/components/ui/live-region'
import { Notice } from '@/components/ui/notice'
import { PrivateRegion } from '@/components/ui/private-region'
import { Select } from '@/components/ui/select'
import { counted } from '@/components/words/names'
import { runNoteWords, strategyWords } from '@/components/words/runs'
import { JudgesApart } from './judges-apart'
import type { RunShown } from './run-requests'
import { useRun } from './use-run'

type RunPanelProps = { delegate: number; name: string; starts: boolean }

/** Lets a delegate that Parley runs itself bargain for the party. How it does that, only the party knows. */
export function RunPanel({ delegate, name, starts }: RunPanelProps) {
  const { negotiation } = useNegotiation()
  const { shown, trouble, busy, ask } = useRun(negotiation, delegate)
  const [chosen, setChosen] = useState('')
  const run = shown?.run ?? null
  return (
    <PrivateRegion audience="Only your party sees this" aria-label={`How ${name} bargains`}>
      <div className="flex flex-col gap-3">
        {trouble ? (
          <Notice tone="warn" urgent>
            <p>{trouble}</p>
          </Notice>
        ) : null}
        {shown === null ? (
          <div>
            <Button size="small" busy={busy} onClick={() => void ask({ method: 'GET' })}>
              How it bargains
            </Button>
          </div>
        ) : (
          <>
            <LiveRegion>
              {run ? (
                <p>
                  {strategyWords(run.strategy)}. {counted(run.moves, 'move')}. {runNoteWords(run.note).words}
                </p>
              ) : (
                <p>It does not bargain yet.</p>
              )}
            </LiveRegion>
            {starts && !run?.on ? (
              <div className="flex flex-wrap items-end gap-3">
                <Field label="How it bargains" className="min-w-0 flex-1">
                  <Select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
                    <option value="">Choose</option>
                    {shown.choices.map((one) => (
                      <option key={one} value={one}>
                        {strategyWords(one)}
                      </option>
                    ))}
                  </Select>
                </Field>
                <Button
                  busy={busy}
                  disabled={chosen === ''}
                  onClick={() => void ask({ method: 'POST', strategy: chosen })}
                >
                  Let it bargain
                </Button>
              </div>
            ) : null}
            <JudgesApart calls={shown.calls} />
            <Asked calls={shown.calls} />
            <div className="flex flex-wrap gap-3">
              <Button size="small" busy={busy} onClick={() => void ask({ method: 'GET' })}>
                Look again
              </Button>
              {run?.on ? (
                <Button size="small" busy={busy} onClick={() => void ask({ method: 'DELETE' })}>
                  Let it rest
                </Button>
              ) : null}
            </div>
          </>
        )}
      </div>
    </PrivateRegion>
  )
}

/** What models were asked for the party. Its own values stand in it, so nobody else opens it. */
function Asked({ calls }: { calls: RunShown['calls'] }) {
  if (calls.length === 0) return null
  return (
    <Disclosure summary={`What models were asked for your party (${calls.length})`} className="text-sm">
      <ol className="flex flex-col gap-4">
        {calls.map((call) => (
          <li key={call.exchange} className="flex flex-col gap-2">
            <p>
              {call.model}, {call.purpose === 'judge' ? 'whether it should go on' : 'for the next move'}:{' '}
              {(call.used.input + call.used.output).toLocaleString('en')} tokens,{' '}
              {(call.used.ms / 1000).toFixed(1)} seconds
              {call.promptVersion ? `, prompt ${call.promptVersion}` : ''}
            </p>
            <SealedExchange call={call} />
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
