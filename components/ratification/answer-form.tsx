'use client'

import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import { LIMIT } from '@/server/protocol/limits'
import type { SealedPart } from '@/server/protocol/view'
import type { AnswerTo } from './answer-to'
import { useKeptWords, wordsPlace } from './kept-words'
import { ReadingPanel } from './reading-panel'
import { useAct } from './use-act'

type Attempt = Extract<SealedPart, { kind: 'attempt' }>

/** The question's empty box: words are sent, read, shown back, and only then recorded by a second press. */
export function AnswerForm({ to }: { to: AnswerTo }) {
  const { negotiation, call, digest } = to
  const [words, keep] = useKeptWords(wordsPlace(negotiation, call, to.me))
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [lookedAt, setLookedAt] = useState(false)
  const { act, busy, problem } = useAct(negotiation, { person: to.me, keys: to.keys })
  const box = useRef<HTMLTextAreaElement | null>(null)
  const router = useRouter()
  const empty = useId()
  const tooLong = words.length > LIMIT.words

  async function sendWords() {
    const answer = await act({ type: 'SendWords', call, digest, words })
    if (answer?.own?.kind !== 'attempt') return
    setLookedAt(false)
    setAttempt(answer.own)
  }

  async function record(): Promise<void> {
    if (!attempt) return
    const answer = await act({ type: 'ConfirmWords', call, digest, attempt: attempt.attempt }, attempt)
    if (!answer) return
    keep('')
    router.refresh()
  }

  async function askLook(): Promise<void> {
    if (!attempt) return
    const answer = await act({ type: 'AskForLook', call, digest, attempt: attempt.attempt })
    if (!answer) return
    setLookedAt(true)
    router.refresh()
  }

  async function refuse(): Promise<void> {
    const answer = await act({ type: 'RejectSettlement', call, digest, words })
    if (!answer) return
    keep('')
    router.refresh()
  }

  async function leave(): Promise<void> {
    const answer = await act({ type: 'ExitNegotiation', words })
    if (!answer) return
    keep('')
    router.refresh()
  }

  function change() {
    setAttempt(null)
    requestAnimationFrame(() => box.current?.focus())
  }

  return (
    <div className="flex flex-col gap-4">
      {attempt ? (
        <ReadingPanel
          to={to}
          attempt={attempt}
          busy={busy}
          lookedAt={lookedAt}
          onRecord={record}
          onRefuse={refuse}
          onLeave={leave}
          onChange={change}
          onAskLook={askLook}
        />
      ) : (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (words.trim() && !tooLong) void sendWords()
          }}
        >
          <Field
            label="My words"
            hint="They are read before anything is recorded. You see the reading first, and decide then."
            error={
              tooLong
                ? `This is ${(words.length - LIMIT.words).toLocaleString('en')} characters too long. Shorten it; nothing was sent.`
                : undefined
            }
          >
            <TextArea
              rows={4}
              value={words}
              readOnly={busy}
              ref={(area) => {
                box.current = area
              }}
              onChange={(event) => keep(event.target.value)}
              autoComplete="off"
            />
          </Field>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              look="primary"
              busy={busy}
              disabled={!words.trim() || tooLong}
              aria-describedby={words.trim() ? undefined : empty}
            >
              {busy ? 'Being read…' : 'Send my words'}
            </Button>
            {words.trim() ? null : (
              <span id={empty} className="text-sm text-ink-muted">
                Write your answer first.
              </span>
            )}
          </div>
          <p role="status" className="text-sm text-ink-muted empty:hidden">
            {busy
              ? 'Your words are being read. Nothing is recorded meanwhile, and nobody else waits for it.'
              : ''}
          </p>
        </form>
      )}
      {problem ? (
        <Notice tone="danger" urgent title="Not recorded">
          {problem}
        </Notice>
      ) : null}
    </div>
  )
}
