'use client'

import type { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea, LimitedLine } from '@/components/room/limited'
import { PlaceHeading } from '@/components/room/place-heading'
import { useGoTo } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { useWait } from '@/components/turns/use-turn'
import { Segmented } from '@/components/ui/segmented'
import { LIMIT } from '@/server/protocol/limits'
import { kindOf, type RaiseDraft, raiseDraft, sourcesOf, whatIsMissing } from './raise-draft'
import { RaiseKind } from './raise-kind'
import { RaiseSources } from './raise-sources'

const KINDS = [
  { value: 'text', label: 'Text' },
  { value: 'options', label: 'Options' },
  { value: 'amount', label: 'Amount' },
  { value: 'date', label: 'Date' },
] as const

/** A numbered question to decide. */
export function RaiseIssue() {
  const goTo = useGoTo()
  const { issues, phase } = useNegotiation()
  const editor = useEditor({ name: 'raise', shape: raiseDraft, empty: EMPTY, where: 'new issue' })
  const { value, change, locked } = editor
  const wait = useWait()
  const set = (part: Partial<RaiseDraft>) => change({ ...value, ...part })

  async function raise() {
    const { title, question, context } = value
    const sources = sourcesOf(value)
    const result = await editor.send({
      type: 'RaiseIssue',
      title,
      question,
      context,
      kind: kindOf(value),
      ...(sources.length > 0 ? { sourcePositions: sources } : {}),
    })
    if (result.outcome === 'accepted') goTo({ at: 'issue', issue: issues.length + 1 })
  }
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead="One question at a time. Everybody sees it, and each party takes positions on it.">
        Raise an issue
      </PlaceHeading>
      <LimitedLine
        label="Title"
        hint="A few words, as they should stand in the list."
        limit={LIMIT.title}
        value={value.title}
        disabled={locked}
        onChange={(title) => set({ title })}
      />
      <LimitedArea
        label="Question"
        hint="What has to be decided?"
        limit={LIMIT.prose}
        value={value.question}
        disabled={locked}
        onChange={(question) => set({ question })}
      />
      <LimitedArea
        label="Context"
        aside="optional"
        limit={LIMIT.prose}
        rows={2}
        value={value.context}
        disabled={locked}
        onChange={(context) => set({ context })}
      />
      <div className="flex flex-col items-start gap-3">
        <p className="font-medium">What it asks for</p>
        <Segmented
          label="What it asks for"
          segments={KINDS}
          value={value.kind}
          onChange={(kind) => set({ kind })}
        />
        <RaiseKind value={value} set={set} locked={locked} />
      </div>
      <RaiseSources value={value} set={set} locked={locked} />
      <EditorFoot
        editor={editor}
        action="Raise this issue"
        missing={
          phase === 'Mediation'
            ? (wait ?? whatIsMissing(value))
            : 'Issues are raised while the negotiation is in mediation.'
        }
        onSend={() => void raise()}
      />
    </div>
  )
}

const EMPTY: z.infer<typeof raiseDraft> = {
  title: '',
  question: '',
  context: '',
  kind: 'text',
  options: ['', ''],
  unit: '',
  min: '',
  max: '',
  step: '',
  first: '',
  last: '',
  sources: [],
}
