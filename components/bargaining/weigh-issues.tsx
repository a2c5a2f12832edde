'use client'

import { Field } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { type DeclareDraft, pairKey, pairsOf, type WeighedIssue, weightsOf } from './declare-draft'
import { Slider } from './slider'

const WAYS = [
  { value: 'sliders', label: 'By sliders' },
  { value: 'ranking', label: 'By rank' },
  { value: 'questions', label: 'By questions' },
] as const

/** The middle of three, the ends of which are said in words. */
const RATIOS = [
  { ratio: 4, words: 'The first matters far more' },
  { ratio: 2, words: 'The first matters more' },
  { ratio: 1, words: 'Both matter the same' },
  { ratio: 0.5, words: 'The second matters more' },
  { ratio: 0.25, words: 'The second matters far more' },
]

type WeighProps = {
  draft: DeclareDraft
  issues: readonly WeighedIssue[]
  locked: boolean
  set: (part: Partial<DeclareDraft>) => void
}

/** How much each issue matters beside the others: three ways to say it, one result. */
export function WeighIssues({ draft, issues, locked, set }: WeighProps) {
  const weights = weightsOf(draft, issues)
  const share = (at: number) => `${Math.round((weights[at] ?? 0) * 100)} % of the whole`
  return (
    <section aria-label="What matters how much" className="flex flex-col gap-4">
      <h3 className="text-lg">What matters how much</h3>
      <Segmented
        label="How to say it"
        segments={WAYS}
        value={draft.way}
        onChange={(way) => set({ way })}
        className="self-start"
      />
      {draft.way === 'sliders'
        ? issues.map(({ issue, title }, at) => (
            <Slider
              key={issue}
              label={title}
              words={share(at)}
              max={100}
              value={draft.sliders[issue] ?? 50}
              disabled={locked}
              onChange={(value) => set({ sliders: { ...draft.sliders, [issue]: value } })}
            />
          ))
        : null}
      {draft.way === 'ranking' ? (
        <p className="text-sm text-ink-muted">Issues that matter the same share a place.</p>
      ) : null}
      {draft.way === 'ranking'
        ? issues.map(({ issue, title }, at) => (
            <Field key={issue} label={title} aside={share(at)}>
              <Select
                value={String(draft.ranks[issue] ?? 1)}
                disabled={locked}
                onChange={(event) =>
                  set({ ranks: { ...draft.ranks, [issue]: Number(event.currentTarget.value) } })
                }
              >
                {issues.map(({ issue: each }, place) => (
                  <option key={each} value={place + 1}>
                    {place === 0 ? 'Most important' : `Place ${place + 1}`}
                  </option>
                ))}
              </Select>
            </Field>
          ))
        : null}
      {draft.way === 'questions' ? (
        <>
          {pairsOf(issues).map(([first, second]) => {
            const key = pairKey(first, second)
            return (
              <Field key={key} label={`${first.title}, or ${second.title}?`}>
                <Select
                  value={String(draft.answers[key] ?? 1)}
                  disabled={locked}
                  onChange={(event) =>
                    set({ answers: { ...draft.answers, [key]: Number(event.currentTarget.value) } })
                  }
                >
                  {RATIOS.map(({ ratio, words }) => (
                    <option key={ratio} value={ratio}>
                      {words}
                    </option>
                  ))}
                </Select>
              </Field>
            )
          })}
          <p className="text-sm text-ink-muted">
            That comes to {issues.map(({ title }, at) => `${title} ${share(at)}`).join(', ')}.
          </p>
        </>
      ) : null}
    </section>
  )
}
