'use client'

import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedLine } from '@/components/room/limited'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { LIMIT } from '@/server/protocol/limits'
import type { Run } from '@/server/protocol/state'
import { LEANS } from '@/server/protocol/work'
import { Choose } from './choose'
import { leanWords } from './comparison-view'
import { keyOf, type PointDraft, pointDraft, pointFrom, saidInTheRoom } from './given'

/** How two settlements stand to one interest that a party has stated. None is preferred. */
export function GivePoint({ run }: { run: Run }) {
  const state = useNegotiation()
  const interests = saidInTheRoom(state).filter(({ reference }) => 'party' in reference)
  const versions = state.settlements.map(({ settlement }) => settlement.version)
  const [a = 1, b = 2] = versions.slice(-2)
  const empty: PointDraft = { a, b, about: '', leans: 'unclear', why: '' }
  const editor = useEditor({ name: `give:${run.run}`, shape: pointDraft, empty })
  const { value, change, locked } = editor
  const point = pointFrom(interests, value)
  const settlements = versions.map((one) => ({ value: String(one), label: `Settlement ${one}` }))
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        <Choose
          label="One settlement"
          value={String(value.a)}
          options={settlements}
          disabled={locked}
          onChange={(one) => change({ ...value, a: Number(one) })}
        />
        <Choose
          label="The other"
          value={String(value.b)}
          options={settlements}
          disabled={locked}
          onChange={(one) => change({ ...value, b: Number(one) })}
        />
      </div>
      <Choose
        label="What a party has stated"
        value={value.about}
        options={interests.map((one) => ({ value: keyOf(one), label: one.label }))}
        none="Choose one"
        disabled={locked}
        onChange={(about) => change({ ...value, about })}
      />
      <Choose
        label="Which text carries it"
        value={value.leans}
        options={LEANS.map((one) => ({ value: one, label: leanWords(value, one) }))}
        disabled={locked}
        onChange={(leans) => change({ ...value, leans: pointDraft.shape.leans.parse(leans) })}
      />
      <LimitedLine
        label="Where the texts show it"
        limit={LIMIT.line}
        value={value.why}
        disabled={locked}
        onChange={(why) => change({ ...value, why })}
      />
      <EditorFoot
        editor={editor}
        look="secondary"
        action="Give this point"
        missing={typeof point === 'string' ? point : null}
        onSend={() =>
          typeof point === 'string'
            ? undefined
            : void editor.send({ type: 'GiveWork', run: run.run, work: point })
        }
      />
    </div>
  )
}
