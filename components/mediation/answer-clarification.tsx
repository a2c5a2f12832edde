'use client'

import { useState } from 'react'
import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { overLimit } from '@/components/room/limit'
import { LimitedArea } from '@/components/room/limited'
import { useEditor } from '@/components/room/use-editor'
import { Button } from '@/components/ui/button'
import { capital } from '@/components/words/names'
import { itemWords } from '@/components/words/references'
import { saidAnew } from '@/server/protocol/clarifications'
import { LIMIT } from '@/server/protocol/limits'
import type { IntentStatement } from '@/server/protocol/statements'
import type { Rephrased } from '@/server/protocol/work'

type Props = { work: number; items: readonly Rephrased[]; original: IntentStatement }

const draft = z.record(z.string(), z.string())

/** The author's answer to their intent in other words: as they stand, corrected, or not at all. */
export function AnswerClarification({ work, items, original }: Props) {
  const proposed = Object.fromEntries(items.map(({ item, text }) => [item, text]))
  const editor = useEditor({ name: `clarification:${work}`, shape: draft, empty: proposed })
  const [correcting, setCorrecting] = useState(editor.drafted)
  const { value } = editor
  const answer = (kind: 'confirmed' | 'declined') =>
    void editor.send({ type: 'AnswerClarification', work, answer: { kind } })
  const correct = () =>
    void editor.send({
      type: 'AnswerClarification',
      work,
      answer: {
        kind: 'corrected',
        statement: saidAnew(original, (item, text) => value[item]?.trim() ?? text),
      },
    })
  if (!correcting)
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-muted">
          Confirming or correcting makes the words the next version of your intent; your reasons and context
          stay as they are. Until then they count for nothing.
        </p>
        <EditorFoot
          editor={editor}
          look="secondary"
          action="Confirm these words"
          onSend={() => answer('confirmed')}
          other={
            <>
              <Button disabled={editor.locked} onClick={() => setCorrecting(true)}>
                Correct them…
              </Button>
              <Button disabled={editor.locked} onClick={() => answer('declined')}>
                Keep mine
              </Button>
            </>
          }
        />
      </div>
    )
  const empty = items.some(({ item }) => (value[item] ?? '').trim() === '')
  const tooLong = items.some(({ item }) => overLimit(value[item] ?? '', LIMIT.line) !== null)
  return (
    <div className="flex flex-col gap-4">
      {items.map(({ item }) => (
        <LimitedArea
          key={item}
          label={`${capital(itemWords(item))}, in your words`}
          limit={LIMIT.line}
          rows={2}
          value={value[item] ?? ''}
          disabled={editor.locked}
          onChange={(text) => editor.change({ ...value, [item]: text })}
        />
      ))}
      <EditorFoot
        editor={editor}
        look="secondary"
        action="State it so"
        missing={
          empty
            ? 'Each of these needs words; to leave one out, write your intent anew.'
            : tooLong
              ? 'One of the texts is too long to be sent.'
              : null
        }
        onSend={correct}
        other={
          <Button disabled={editor.locked} onClick={() => setCorrecting(false)}>
            Back
          </Button>
        }
      />
    </div>
  )
}
