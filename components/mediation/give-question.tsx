'use client'

import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { standing } from '@/server/protocol/authority'
import { partyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import type { Run } from '@/server/protocol/state'

const question = z.strictObject({ to: z.string(), text: z.string(), why: z.string() })

/** One question of the person who plays the mediator, to a party or to all. */
export function GiveQuestion({ run }: { run: Run }) {
  const state = useNegotiation()
  const editor = useEditor({
    name: `give:${run.run}`,
    shape: question,
    empty: { to: '', text: '', why: '' },
  })
  const { value, change, locked } = editor
  const missing =
    value.text.trim() === ''
      ? 'Write a question.'
      : value.why.trim() === ''
        ? 'Say why the answer matters.'
        : null
  const to = partyId.safeParse(value.to)
  return (
    <div className="flex flex-col gap-3">
      <Field label="To">
        <Select
          value={value.to}
          disabled={locked}
          onChange={(event) => change({ ...value, to: event.currentTarget.value })}
        >
          <option value="">Every party</option>
          {standing(state).map((one) => (
            <option key={one.party} value={one.party}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      <LimitedArea
        label="Your question"
        rows={2}
        limit={LIMIT.prose}
        value={value.text}
        disabled={locked}
        onChange={(text) => change({ ...value, text })}
      />
      <LimitedArea
        label="Why the answer matters"
        rows={2}
        limit={LIMIT.prose}
        value={value.why}
        disabled={locked}
        onChange={(why) => change({ ...value, why })}
      />
      <EditorFoot
        editor={editor}
        look="secondary"
        action="Ask it"
        missing={missing}
        onSend={() =>
          void editor.send({
            type: 'GiveFindings',
            run: run.run,
            findings: [],
            questions: [{ to: to.success ? to.data : null, text: value.text, why: value.why, about: [] }],
          })
        }
      />
    </div>
  )
}
