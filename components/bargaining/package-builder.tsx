'use client'

import { useState } from 'react'
import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useEditor } from '@/components/room/use-editor'
import { PrivateRegion } from '@/components/ui/private-region'
import { leaksIn } from '@/server/bargaining/leak'
import { leakContext } from '@/server/bargaining/leak-context'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import type { Offer } from '@/server/protocol/bargaining-state'
import { LIMIT } from '@/server/protocol/limits'
import { isPossible } from '@/server/protocol/packages'
import type { WeighedIssue } from './declare-draft'
import { myScore } from './my-score'
import { ProseWarning } from './prose-warning'
import { ScoreLine } from './try-package'
import { ValueField } from './value-field'

const packageDraft = z.strictObject({ values: z.record(z.string(), z.string()), note: z.string() })
const EMPTY: z.infer<typeof packageDraft> = { values: {}, note: '' }

type BuilderProps = {
  issues: readonly WeighedIssue[]
  /** The offer that stands, which this one counters; null where none does. */
  answers: Offer | null
  mine: DeclaredValues | null
}

/** A value for each issue and words beside it. Its worth to oneself is seen while it is built. */
export function PackageBuilder({ issues, answers, mine }: BuilderProps) {
  const editor = useEditor({ name: 'offer', shape: packageDraft, empty: EMPTY, where: 'offers' })
  const { value, change, locked } = editor
  const values = issues.map(({ issue }) => ({ issue, value: (value.values[issue] ?? '').trim() }))
  const wrong = issues.find(({ issue, kind }) => !isPossible(kind, (value.values[issue] ?? '').trim()))
  const set = (issue: number, text: string) =>
    change({ ...value, values: { ...value.values, [issue]: text } })
  const { note } = value
  const [knowing, setKnowing] = useState(false)
  const leaks = leaksIn(
    note,
    leakContext(
      issues,
      mine,
      values.map((one) => one.value),
    ),
  )

  const warned = leaks.length > 0 || editor.refused?.refusal.code === 'ProseWarns'

  async function send() {
    const said = { values, note, ...(warned && knowing ? { evenTelling: true } : {}) }
    await editor.send(
      answers ? { type: 'CounterOffer', answers: answers.digest, ...said } : { type: 'MakeOffer', ...said },
    )
  }
  return (
    <section
      aria-label={answers ? `Counter offer ${answers.offer}` : 'Make an offer'}
      className="flex flex-col gap-4 border-t border-line pt-6"
    >
      <h3 className="text-lg">{answers ? `Counter offer ${answers.offer}` : 'Make an offer'}</h3>
      <div className="grid gap-4 md:grid-cols-2">
        {issues.map(({ issue, title, kind }) => (
          <ValueField
            key={issue}
            title={title}
            kind={kind}
            value={value.values[issue] ?? ''}
            disabled={locked}
            onChange={(text) => set(issue, text)}
          />
        ))}
      </div>
      <LimitedArea
        label="Words beside it"
        aside="optional"
        hint="Why this package. Everybody reads them."
        limit={LIMIT.prose}
        value={note}
        disabled={locked}
        onChange={(text) => change({ ...value, note: text })}
      />
      {warned ? <ProseWarning leaks={leaks} text={note} knowing={knowing} onKnow={setKnowing} /> : null}
      {mine && !wrong ? (
        <PrivateRegion audience="Only you see this">
          <ScoreLine score={myScore(issues, mine, values)} alternative={mine.batna.value} />
        </PrivateRegion>
      ) : null}
      <EditorFoot
        editor={editor}
        action={answers ? 'Send this counter' : 'Send this offer'}
        missing={
          wrong
            ? `Give “${wrong.title}” a value within its range.`
            : warned && !knowing
              ? 'Look at your words once more.'
              : null
        }
        onSend={() => void send()}
      />
    </section>
  )
}
