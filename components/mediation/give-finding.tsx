'use client'

import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { LIMIT } from '@/server/protocol/limits'
import type { Run } from '@/server/protocol/state'
import { Choose } from './choose'
import { type FindingDraft, findingDraft, findingFrom, keyOf, saidInTheRoom } from './given'

const KINDS = [
  { value: 'conflict', label: 'Two statements that conflict' },
  { value: 'vague', label: 'A statement that is vague' },
  { value: 'assumption', label: 'A statement that takes something for granted' },
]

const NOTHING_FOUND: FindingDraft = { kind: 'conflict', about: '', against: '', text: '' }

/** One finding of the person who plays the mediator, quoting who said what. */
export function GiveFinding({ run }: { run: Run }) {
  const said = saidInTheRoom(useNegotiation())
  const editor = useEditor({
    name: `find:${run.run}`,
    shape: findingDraft,
    empty: NOTHING_FOUND,
  })
  const { value, change, locked } = editor
  const found = findingFrom(said, value)
  const statements = said.map((one) => ({ value: keyOf(one), label: one.label }))
  if (said.length === 0)
    return <p className="text-ink-muted">Nobody has stated anything yet that a finding could quote.</p>
  return (
    <div className="flex flex-col gap-3">
      <Choose
        label="What you found"
        value={value.kind}
        options={KINDS}
        disabled={locked}
        onChange={(kind) => change({ ...value, kind: findingDraft.shape.kind.parse(kind) })}
      />
      <Choose
        label="The statement"
        value={value.about}
        options={statements}
        none="Choose one"
        disabled={locked}
        onChange={(about) => change({ ...value, about })}
      />
      {value.kind === 'conflict' ? (
        <Choose
          label="The other statement"
          value={value.against}
          options={statements}
          none="Choose one"
          disabled={locked}
          onChange={(against) => change({ ...value, against })}
        />
      ) : null}
      <LimitedArea
        label="What you see in it"
        rows={2}
        limit={LIMIT.prose}
        value={value.text}
        disabled={locked}
        onChange={(text) => change({ ...value, text })}
      />
      <EditorFoot
        editor={editor}
        look="secondary"
        action="Name it"
        missing={typeof found === 'string' ? found : null}
        onSend={() =>
          typeof found === 'string'
            ? undefined
            : void editor.send({ type: 'GiveFindings', run: run.run, findings: [found], questions: [] })
        }
      />
    </div>
  )
}
