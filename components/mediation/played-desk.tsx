'use client'

import { z } from 'zod'
import { TableText } from '@/components/facilitation/table-text'
import { ActDialog } from '@/components/room/act-dialog'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { playedBy } from '@/components/words/mediator'
import { standing } from '@/server/protocol/authority'
import { PLAYED } from '@/server/protocol/control'
import { partyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import type { Run } from '@/server/protocol/state'

/** What the person who plays the mediator was asked for, and where they give it. */
export function PlayedDesk() {
  const state = useNegotiation()
  const me = useMe()
  const { player } = state.control
  if (player?.person !== me.person) return null
  const asked = state.runs.filter((one) => one.state === 'working' && one.mediator === PLAYED)
  return (
    <section aria-label="You play the mediator" className="flex flex-col gap-4 border-y border-line py-6">
      <Notice tone="accent" title="You play the mediator here">
        <p className="text-sm">
          What you give is labelled “{playedBy(player.name)}”. It binds nobody, passes the checks that every
          mediator’s words pass, and tells nothing that a party told you alone.
        </p>
      </Notice>
      {asked.length === 0 ? (
        <p className="text-ink-muted">Nothing is asked of you now. The facilitator asks.</p>
      ) : null}
      {asked.map((run) => (
        <Asked key={run.run} run={run} />
      ))}
    </section>
  )
}

function Asked({ run }: { run: Run }) {
  const drafts = run.act === 'draft'
  return (
    <section aria-label="What you are asked" className="flex flex-col gap-4">
      <h3 className="text-lg">{drafts ? 'You are asked to draft a settlement' : 'You are asked to look'}</h3>
      {run.note ? <p className="text-ink-muted">“{run.note}”</p> : null}
      {drafts ? <TableText run={run.run} /> : <GiveQuestion run={run} />}
      <div>
        <ActDialog
          name={`done:${run.run}`}
          trigger={<Button>I have given what I was asked for</Button>}
          title="Say that you are done"
          description="The work ends here. For anything more the facilitator asks again."
          action="I am done"
          command={() => ({ type: 'FinishMediation', run: run.run })}
        />
      </div>
    </section>
  )
}

const question = z.strictObject({ to: z.string(), text: z.string(), why: z.string() })

function GiveQuestion({ run }: { run: Run }) {
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
