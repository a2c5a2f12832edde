'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { changesOf, counterDraft, NO_COUNTER, whatIsMissing } from '@/components/settlement/counter-draft'
import { CounterFields } from '@/components/settlement/counter-fields'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/components/words/names'
import type { Settlement } from '@/server/protocol/settlement'
import { useKeptWords } from './kept-words'
import { useAct } from './use-act'

type CounterInCallProps = {
  negotiation: string
  me: string
  keys: readonly string[]
  call: number
  settlement: Settlement
}

/** A counter as the answer to a call: it binds nobody, but it closes the call, so it is said before it is pressed. */
export function CounterInCall({ negotiation, me, keys, call, settlement }: CounterInCallProps) {
  const [kept, keep] = useKeptWords(`parley/counter/${negotiation}/${call}/${me}`)
  const { act, busy, problem } = useAct(negotiation, { person: me, keys })
  const [sure, setSure] = useState(false)
  const router = useRouter()
  const value = readDraft(kept)
  const changes = changesOf(value, settlement)
  const missing = whatIsMissing(value, settlement)

  async function send() {
    const command = {
      type: 'CounterInCall',
      call,
      digest: settlement.digest,
      changes,
      comment: value.comment,
    } as const
    if (!(await act(command))) return
    keep('')
    router.push(`/n/${negotiation}`)
  }

  return (
    <div className="flex flex-col gap-6">
      <CounterFields
        settlement={settlement}
        value={value}
        disabled={busy}
        onChange={(next) => keep(JSON.stringify(next))}
      />
      {sure ? (
        <Notice
          tone="warn"
          title="This closes the call"
          actions={
            <>
              <Button busy={busy} onClick={send}>
                Send my counter
              </Button>
              <Button onClick={() => setSure(false)}>Not yet</Button>
            </>
          }
        >
          Everyone returns to mediation with your counter. What others ratified in this call lapses. Your
          words go on the record.
        </Notice>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" disabled={missing !== null} onClick={() => setSure(true)}>
            {changes.length > 0 ? `Counter with ${counted(changes.length, 'change')}` : 'Counter'}
          </Button>
          {missing ? <span className="text-sm text-ink-muted">{missing}</span> : null}
        </div>
      )}
      {problem ? (
        <Notice tone="danger" urgent title="Not sent">
          {problem}
        </Notice>
      ) : null}
    </div>
  )
}

function readDraft(kept: string) {
  try {
    return kept ? counterDraft.parse(JSON.parse(kept)) : NO_COUNTER
  } catch {
    return NO_COUNTER
  }
}
