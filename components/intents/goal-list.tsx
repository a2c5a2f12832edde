'use client'

import { Plus, X } from 'lucide-react'
import { LimitedArea } from '@/components/room/limited'
import { Button } from '@/components/ui/button'
import { LIMIT } from '@/server/protocol/limits'
import type { IntentDraft } from './intent-draft'

type GoalWords = { legend: string; lead: string; one: string; add: string }
const GOALS: GoalWords = {
  legend: 'Goals',
  lead: 'The most important first. The reason often shows another way.',
  one: 'Goal',
  add: 'Add a goal',
}
export const PRIORITIES: GoalWords = {
  legend: 'Priority',
  lead: 'What you stand for, and why it matters. Most have one.',
  one: 'Priority',
  add: 'Add a priority',
}

type GoalListProps = {
  words?: GoalWords | undefined
  goals: IntentDraft['goals']
  disabled: boolean
  onChange: (goals: IntentDraft['goals']) => void
}

/** Goals in the order of their weight, each with its reason. */
export function GoalList({ words = GOALS, goals, disabled, onChange }: GoalListProps) {
  const put = (at: number, part: Partial<IntentDraft['goals'][number]>) =>
    onChange(goals.map((goal, index) => (index === at ? { ...goal, ...part } : goal)))
  return (
    <fieldset className="w-full min-w-0">
      <legend className="font-medium">{words.legend}</legend>
      <p className="text-sm text-ink-muted">{words.lead}</p>
      <ol className="mt-2 flex flex-col gap-4">
        {goals.map((goal, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a goal is its place; it has no other identity
          <li key={at} className="flex items-start gap-1">
            <div className="flex min-w-0 flex-1 flex-col gap-2 border-l-2 border-line pl-3">
              <LimitedArea
                label={`${words.one} ${at + 1}`}
                rows={1}
                limit={LIMIT.line}
                value={goal.text}
                disabled={disabled}
                onChange={(text) => put(at, { text })}
              />
              <LimitedArea
                label={`Why ${words.one.toLowerCase()} ${at + 1} matters to you`}
                aside="optional"
                rows={1}
                limit={LIMIT.prose}
                value={goal.rationale}
                disabled={disabled}
                onChange={(rationale) => put(at, { rationale })}
              />
            </div>
            {goals.length > 1 ? (
              <Button
                look="quiet"
                size="icon"
                disabled={disabled}
                aria-label={`Remove ${words.one.toLowerCase()} ${at + 1}`}
                onClick={() => onChange(goals.filter((_, index) => index !== at))}
              >
                <X aria-hidden />
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {goals.length < LIMIT.list ? (
        <Button
          look="quiet"
          size="small"
          disabled={disabled}
          className="mt-1 -ml-3"
          onClick={() => onChange([...goals, { text: '', rationale: '' }])}
        >
          <Plus aria-hidden />
          {words.add}
        </Button>
      ) : null}
    </fieldset>
  )
}
