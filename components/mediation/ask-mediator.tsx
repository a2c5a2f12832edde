'use client'

import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { ChoiceGroup, Radio } from '@/components/ui/choice'
import { LIMIT } from '@/server/protocol/text'

const ask = z.strictObject({ act: z.enum(['review', 'draft']), note: z.string() })

/** A facilitator asks; what comes is on the record with how it came about. */
export function AskMediator({ mediator = 'built-in' }: { mediator?: string }) {
  const { runs, settlements, findings } = useNegotiation()
  const first = { act: findings.length === 0 ? ('review' as const) : ('draft' as const), note: '' }
  const editor = useEditor({ name: 'ask', shape: ask, empty: first })
  const { value, change, locked } = editor
  const working = runs.some((one) => one.state === 'working' && one.mediator === mediator)
  if (working) return null
  const { act, note } = value
  return (
    <section aria-label="Ask the mediator" className="flex flex-col gap-4 border-t border-line pt-6">
      <ChoiceGroup legend="Ask the mediator">
        <Radio
          name="act"
          label="To look"
          hint="It names conflicts and vague terms, quoting who said what, and asks its questions."
          checked={act === 'review'}
          disabled={locked}
          onChange={() => change({ ...value, act: 'review' })}
        />
        <Radio
          name="act"
          label={settlements.length === 0 ? 'To draft a settlement' : 'To draft the next settlement'}
          hint="From the intents, issues, trade-offs and counters on the record. It stays provisional."
          checked={act === 'draft'}
          disabled={locked}
          onChange={() => change({ ...value, act: 'draft' })}
        />
      </ChoiceGroup>
      <LimitedArea
        label="A note to the mediator"
        aside="optional, on the record"
        rows={2}
        limit={LIMIT.prose}
        value={note}
        disabled={locked}
        onChange={(text) => change({ ...value, note: text })}
      />
      <EditorFoot
        editor={editor}
        action="Ask the mediator"
        onSend={() => void editor.send({ type: 'RequestMediation', act, mediator, note })}
      />
    </section>
  )
}
