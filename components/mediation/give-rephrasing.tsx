'use client'

import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { overLimit } from '@/components/room/limit'
import { LimitedArea } from '@/components/room/limited'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { capital } from '@/components/words/names'
import { itemWords } from '@/components/words/references'
import type { PartyId } from '@/server/protocol/ids'
import { latestIntent } from '@/server/protocol/intents'
import { LIMIT } from '@/server/protocol/limits'
import type { Run } from '@/server/protocol/state'
import { rephrasedFrom, saidInTheRoom } from './given'

const texts = z.record(z.string(), z.string())

/** A party's intent in neutral words, statement by statement. It counts for nothing until that party confirms it. */
export function GiveRephrasing({ run, party }: { run: Run; party: PartyId }) {
  const state = useNegotiation()
  const version = latestIntent(state, party)?.version ?? 0
  const editor = useEditor({ name: `give:${run.run}:${version}`, shape: texts, empty: {} })
  const { value, change, locked } = editor
  const items = rephrasedFrom(value)
  const missing = items.length === 0 ? 'Put at least one statement in neutral words.' : null
  const long = items.map(({ text }) => overLimit(text, LIMIT.line)).find((one) => one !== null)
  const stated = saidInTheRoom(state).flatMap(({ reference, quote }) =>
    reference.kind === 'intent' && reference.party === party && reference.item !== null
      ? [{ item: reference.item, quote }]
      : [],
  )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">What you leave blank stays as its party wrote it.</p>
      {stated.map(({ item, quote }) => (
        <LimitedArea
          key={item}
          label={`${capital(itemWords(item))}, in neutral words`}
          hint={`“${quote}”`}
          rows={2}
          limit={LIMIT.line}
          value={value[item] ?? ''}
          disabled={locked}
          onChange={(text) => change({ ...value, [item]: text })}
        />
      ))}
      <EditorFoot
        editor={editor}
        look="secondary"
        action="Give these words"
        missing={missing ?? long ?? null}
        onSend={() =>
          void editor.send({
            type: 'GiveWork',
            run: run.run,
            work: { kind: 'clarification', party, version, items },
          })
        }
      />
    </div>
  )
}
