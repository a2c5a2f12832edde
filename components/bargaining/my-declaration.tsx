'use client'

import type { DeclaredValues, IssueValues } from '@/server/protocol/bargaining-commands'
import { valueInWords } from '@/server/protocol/packages'
import type { WeighedIssue } from './declare-draft'

type MyDeclarationProps = { issues: readonly WeighedIssue[]; mine: DeclaredValues }

/** What one declared oneself, as it was sealed. */
export function MyDeclaration({ issues, mine }: MyDeclarationProps) {
  return (
    <div className="flex flex-col gap-4">
      {issues.map((one) => {
        const values = mine.values.find(({ issue }) => issue === one.issue)
        return (
          <section key={one.issue} aria-label={one.title}>
            <h3 className="font-medium">{one.title}</h3>
            <ul className="text-sm">
              {(values ? linesOf(one, values) : []).map((words) => (
                <li key={words} className="figures">
                  {words}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <section aria-label="Your alternative">
        <h3 className="font-medium">If there is no deal: {mine.batna.value} points</h3>
        <p className="text-sm whitespace-pre-line">{mine.batna.text}</p>
      </section>
    </div>
  )
}

function linesOf({ kind }: WeighedIssue, values: IssueValues): string[] {
  const points = (score: number | 'never') => (score === 'never' ? 'never' : `${score} points`)
  switch (values.kind) {
    case 'options':
      return kind.kind === 'options'
        ? kind.options.map((option, at) => `${option}: ${points(values.points[at] ?? 0)}`)
        : []
    case 'amount':
      return [
        ...values.points.map(({ at, score }) => `${valueInWords(kind, at)}: ${points(score)}`),
        ...(values.neverBelow ? [`Never below ${valueInWords(kind, values.neverBelow)}`] : []),
        ...(values.neverAbove ? [`Never above ${valueInWords(kind, values.neverAbove)}`] : []),
      ]
    case 'date':
      return [
        ...values.points.map(({ at, score }) => `${valueInWords(kind, at)}: ${points(score)}`),
        ...(values.neverBefore ? [`Never before ${valueInWords(kind, values.neverBefore)}`] : []),
        ...(values.neverAfter ? [`Never after ${valueInWords(kind, values.neverAfter)}`] : []),
      ]
  }
}
