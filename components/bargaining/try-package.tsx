'use client'

import { useState } from 'react'
import { Status } from '@/components/ui/status'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import { isPossible } from '@/server/protocol/packages'
import type { WeighedIssue } from './declare-draft'
import { type MyScore, myScore } from './my-score'
import { ValueField } from './value-field'

type TryPackageProps = { issues: readonly WeighedIssue[]; mine: DeclaredValues }

/** A package as a trial, scored at once. Nothing of it is kept or sent. */
export function TryPackage({ issues, mine }: TryPackageProps) {
  const [values, setValues] = useState<Record<number, string>>({})
  const chosen = issues.map(({ issue }) => ({ issue, value: values[issue] ?? '' }))
  const whole = issues.every(({ issue, kind }) => isPossible(kind, values[issue] ?? ''))
  return (
    <section aria-label="Try a package" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-lg">Try a package</h3>
      <p className="text-sm text-ink-muted">See at once what it is worth to you. Nothing is sent.</p>
      <div className="grid gap-4 md:grid-cols-2">
        {issues.map(({ issue, title, kind }) => (
          <ValueField
            key={issue}
            title={title}
            kind={kind}
            value={values[issue] ?? ''}
            onChange={(value) => setValues({ ...values, [issue]: value })}
          />
        ))}
      </div>
      {whole ? (
        <ScoreLine score={myScore(issues, mine, chosen)} alternative={mine.batna.value} />
      ) : (
        <p className="text-sm text-ink-muted">Give each issue a value.</p>
      )}
    </section>
  )
}

/** What a package is worth, and on which side of the alternative it lies. */
export function ScoreLine({ score, alternative }: { score: MyScore; alternative: number }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="figures font-medium">
        {score.points === null ? 'Crosses a red line of yours' : `${score.points} points`}
      </span>
      {score.below ? (
        <Status tone="warn">below your alternative of {alternative}</Status>
      ) : (
        <Status tone="ok">not below your alternative of {alternative}</Status>
      )}
    </p>
  )
}
