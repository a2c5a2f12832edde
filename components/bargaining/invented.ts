import type { DeclaredIssue } from '@/server/bargaining/declared'
import { NEVER } from '@/server/bargaining/domain'
import type { DeclaredValues, IssueValues } from '@/server/protocol/bargaining-commands'

/** What no deal is worth to whoever is invented; their best package is worth a thousand. */
export const NO_DEAL = 350

/** Values that nobody declared, from chance alone: amounts and days by a straight line, one choice of each issue best. */
export function inventedValues(issues: readonly DeclaredIssue[], random: () => number): DeclaredValues {
  const raw = issues.map(() => 0.2 + random())
  const whole = raw.reduce((sum, one) => sum + one, 0)
  return {
    values: issues.map((one, k) => valuesFor(one, Math.round((1_000 * (raw[k] ?? 0)) / whole), random)),
    batna: { text: '', value: NO_DEAL },
  }
}

function valuesFor({ issue, kind }: DeclaredIssue, most: number, random: () => number): IssueValues {
  const [first, last] = random() < 0.5 ? [most, 0] : [0, most]
  const line = (from?: string | null, to?: string | null) => [
    { at: from ?? '', score: first },
    { at: to ?? '', score: last },
  ]
  switch (kind.kind) {
    case 'text':
      return { kind: 'options', issue, points: [] }
    case 'options': {
      const best = Math.floor(random() * kind.options.length)
      const points = kind.options.map((_, at) => (at === best ? most : Math.round(most * random())))
      return { kind: 'options', issue, points }
    }
    case 'amount':
      return { kind: 'amount', issue, points: line(kind.min, kind.max), neverBelow: null, neverAbove: null }
    case 'date':
      return {
        kind: 'date',
        issue,
        points: line(kind.first, kind.last),
        neverBefore: null,
        neverAfter: null,
      }
  }
}

/** Somebody who mostly wants the other end of each issue, more or less, and weighs the issues in their own way. */
export function opposed(own: readonly (readonly number[])[], random: () => number): number[][] {
  const raw = own.map(() => 0.2 + random())
  const whole = raw.reduce((sum, one) => sum + one, 0)
  return own.map((row, k) => {
    const finite = row.map((score) => (score === NEVER ? 0 : score))
    const [least, most] = [Math.min(...finite), Math.max(...finite)]
    const against = 0.4 + 0.6 * random()
    const values = finite.map((score) => {
      const theirs = most > least ? (most - score) / (most - least) : random()
      return against * theirs + (1 - against) * random()
    })
    const best = Math.max(...values, 1e-6)
    return values.map((value) => Math.round((1_000 * (raw[k] ?? 0) * value) / (whole * best)))
  })
}
