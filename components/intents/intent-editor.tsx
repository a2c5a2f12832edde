'use client'

import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { LineList } from '@/components/room/line-list'
import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { useGoTo } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { Notice } from '@/components/ui/notice'
import { latestIntent } from '@/server/protocol/intents'
import { LIMIT } from '@/server/protocol/limits'
import { GoalList, PRIORITIES } from './goal-list'
import { type IntentDraft, intentDraft, NO_INTENT, statementOf, whatIsMissing } from './intent-draft'

/** What one's party wants. It is public once stated; every version is kept. */
export function IntentEditor() {
  const state = useNegotiation()
  const { party } = useMay()
  const goTo = useGoTo()
  const standing = party === null ? undefined : latestIntent(state, party)
  const editor = useEditor({
    name: 'intent',
    shape: intentDraft,
    empty: standing ? { ...standing.statement } : NO_INTENT,
    where: 'intent',
  })
  const { value, change, locked } = editor
  const set = (part: Partial<IntentDraft>) => change({ ...value, ...part })
  const trades = state.charter.preset === 'trade-offs'
  const open = state.phase === 'Intent' || state.phase === 'Mediation'
  if (party === null || !open)
    return (
      <Notice
        tone="neutral"
        title="Intents are stated by parties, before and during mediation"
        className="my-6"
      />
    )

  async function publish() {
    const result = await editor.send({ type: 'StateIntent', statement: statementOf(value) })
    if (result.outcome === 'accepted') goTo({ at: 'intents' })
  }
  const lines = (key: 'constraints' | 'redLines' | 'tradeable', label: string, one: string, hint: string) => (
    <LineList
      label={label}
      one={one}
      hint={hint}
      lines={value[key]}
      limit={LIMIT.line}
      disabled={locked}
      onChange={(next) => set({ [key]: next })}
    />
  )
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading
        above={
          standing ? `Version ${standing.version} stands; this becomes version ${standing.version + 1}` : null
        }
        lead={
          trades
            ? 'What you stand for and why, what you cannot compromise on, and what you can give up. Everybody reads it; a proposal that crosses a red line is marked.'
            : 'Everybody at the table reads it. The mediator works from it, and no proposal may pass over a red line in silence.'
        }
      >
        {trades ? 'Your position statement' : 'Your intent'}
      </PlaceHeading>
      <GoalList
        words={trades ? PRIORITIES : undefined}
        goals={value.goals}
        disabled={locked}
        onChange={(goals) => set({ goals })}
      />
      {trades && value.constraints.length === 0
        ? null
        : lines('constraints', 'Constraints', 'Constraint', 'What binds you whether you like it or not.')}
      {lines(
        'redLines',
        'Red lines',
        'Red line',
        trades
          ? 'What you cannot compromise on.'
          : 'What you will not accept. Each proposal names the term that respects it, or says that none does.',
      )}
      {lines(
        'tradeable',
        trades ? 'Willing to trade' : 'What you would trade',
        trades ? 'Willing to trade' : 'What you would trade',
        'What you could give for something else.',
      )}
      <LimitedArea
        label="Context"
        hint="What the others should know to understand you."
        aside="optional"
        limit={LIMIT.prose}
        rows={4}
        value={value.context}
        disabled={locked}
        onChange={(context) => set({ context })}
      />
      <EditorFoot
        editor={editor}
        action={standing ? 'State this version' : trades ? 'State this position' : 'State this intent'}
        missing={
          whatIsMissing(value, trades) ?? (standing && !editor.drafted ? 'Nothing is changed yet.' : null)
        }
        onSend={() => void publish()}
      />
    </div>
  )
}
