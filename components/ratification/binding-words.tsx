'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { overLimit } from '@/components/room/limit'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import type { SettlementDigest } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import { useAct } from './use-act'

type BindingWordsProps = {
  act: 'WithdrawRatification' | 'RejectSettlement'
  negotiation: string
  me: string
  keys: readonly string[]
  call: number
  digest: SettlementDigest
  /** What unfolds, what it does, and the words on its one button. */
  summary: string
  explanation: string
  label: string
  button: string
}

/** An act in one's own words that takes effect when its button is pressed: taking a ratification back, or refusing. */
export function BindingWords({
  act: type,
  negotiation,
  me,
  keys,
  call,
  digest,
  summary,
  explanation,
  label,
  button,
}: BindingWordsProps) {
  const [words, setWords] = useState('')
  const { act, busy, problem } = useAct(negotiation, { person: me, keys })
  const router = useRouter()
  const tooLong = overLimit(words, LIMIT.words)
  return (
    <Disclosure summary={summary}>
      <form
        className="flex flex-col gap-3 pt-2"
        onSubmit={async (event) => {
          event.preventDefault()
          if (words.trim() && !tooLong && (await act({ type, call, digest, words }))) router.refresh()
        }}
      >
        <p>{explanation}</p>
        <Field label={label} error={tooLong}>
          <TextArea rows={2} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" look="danger" busy={busy} disabled={!words.trim() || tooLong !== null}>
            {button}
          </Button>
        </div>
        {problem ? (
          <Notice tone="danger" urgent title="Not recorded">
            {problem}
          </Notice>
        ) : null}
      </form>
    </Disclosure>
  )
}
